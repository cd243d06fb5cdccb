CREATE TABLE `known_devices` (
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` text NOT NULL,
	`seen_at` text NOT NULL,
	PRIMARY KEY(`token_hash`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `known_devices_by_user` ON `known_devices` (`user_id`,`seen_at`);
CREATE INDEX `known_devices_by_age` ON `known_devices` (`seen_at`);