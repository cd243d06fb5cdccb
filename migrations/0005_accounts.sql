CREATE TABLE `account_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `account_tokens_by_user` ON `account_tokens` (`user_id`);
CREATE INDEX `account_tokens_by_expiry` ON `account_tokens` (`expires_at`);
CREATE TABLE `profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`lastname` text NOT NULL,
	`school_name` text,
	`address` text,
	`suburb` text,
	`city` text,
	`country_id` integer,
	`state_id` integer,
	`latitude` real,
	`longitude` real,
	`search_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` text NOT NULL,
	`seen_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);
CREATE INDEX `sessions_by_age` ON `sessions` (`created_at`);
ALTER TABLE `users` ADD `password_expires_at` text;
ALTER TABLE `users` ADD `email_verified_at` text;
ALTER TABLE `users` ADD `totp_secret` text;
ALTER TABLE `users` ADD `totp_confirmed_at` text;
ALTER TABLE `users` ADD `totp_used_step` integer;
CREATE INDEX `searches_by_user` ON `searches` (`user_id`,`created_at`);