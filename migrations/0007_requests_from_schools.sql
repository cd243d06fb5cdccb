CREATE TABLE `consents` (
	`subject_id` text NOT NULL,
	`email` text NOT NULL,
	`purpose` text NOT NULL,
	`text_version` text NOT NULL,
	`given_at` text NOT NULL,
	PRIMARY KEY(`subject_id`, `purpose`)
);

CREATE INDEX `consents_by_email` ON `consents` (`email`);
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`message` text NOT NULL,
	`created_at` text NOT NULL
);

CREATE INDEX `contact_messages_by_email` ON `contact_messages` (`email`,`created_at`);
CREATE TABLE `demo_details` (
	`id` text PRIMARY KEY NOT NULL,
	`demo_id` text,
	`email` text NOT NULL,
	`form` text NOT NULL,
	`created_at` text NOT NULL
);

CREATE INDEX `demo_details_by_demo` ON `demo_details` (`demo_id`);
CREATE INDEX `demo_details_by_email` ON `demo_details` (`email`);
CREATE TABLE `demo_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`search_id` integer,
	`request_key` text,
	`status` text NOT NULL,
	`submission` text NOT NULL,
	`created_at` text NOT NULL
);

CREATE INDEX `demo_requests_by_email` ON `demo_requests` (`email`,`created_at`);
CREATE INDEX `demo_requests_by_key` ON `demo_requests` (`request_key`);