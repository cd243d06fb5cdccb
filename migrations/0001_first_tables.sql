CREATE TABLE `catalogue_documents` (
	`name` text PRIMARY KEY NOT NULL,
	`document` text NOT NULL
);

CREATE TABLE `catalogue_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`loaded_at` text NOT NULL
);

CREATE TABLE `places` (
	`id` text PRIMARY KEY NOT NULL,
	`line_number` integer NOT NULL,
	`line` text NOT NULL
);

CREATE TABLE `stays` (
	`id` text PRIMARY KEY NOT NULL,
	`line_number` integer NOT NULL,
	`line` text NOT NULL
);

CREATE TABLE `towns` (
	`id` text PRIMARY KEY NOT NULL,
	`line_number` integer NOT NULL,
	`line` text NOT NULL
);

CREATE TABLE `idempotency_keys` (
	`scope` text NOT NULL,
	`key` text NOT NULL,
	`body_hash` text NOT NULL,
	`status` integer NOT NULL,
	`response` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`scope`, `key`)
);

CREATE INDEX `idempotency_keys_by_age` ON `idempotency_keys` (`created_at`);
CREATE TABLE `itineraries` (
	`search_id` integer PRIMARY KEY NOT NULL,
	`document` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`search_id`) REFERENCES `searches`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `searches` (
	`id` integer PRIMARY KEY NOT NULL,
	`idea` text NOT NULL,
	`visitor_id` text,
	`user_id` text,
	`status` text NOT NULL,
	`parsed` text NOT NULL,
	`parser_version` text NOT NULL,
	`created_at` text NOT NULL
);

CREATE INDEX `searches_by_visitor` ON `searches` (`visitor_id`,`created_at`);
CREATE INDEX `searches_by_status` ON `searches` (`status`,`created_at`);
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text NOT NULL,
	`created_at` text NOT NULL
);

CREATE UNIQUE INDEX `users_username` ON `users` (lower("username"));
CREATE UNIQUE INDEX `users_email` ON `users` (lower("email"));