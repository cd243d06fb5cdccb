CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`sent_by` text,
	`created_at` text NOT NULL,
	`changed_at` text NOT NULL
);

CREATE INDEX `outbox_by_status` ON `outbox` (`status`,`changed_at`);