CREATE TABLE `invitations` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`invited_by` text,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL
);

CREATE INDEX `invitations_by_id` ON `invitations` (`id`);
CREATE INDEX `invitations_by_email` ON `invitations` (`email`);
CREATE INDEX `invitations_by_expiry` ON `invitations` (`expires_at`);