CREATE TABLE `package_options` (
	`search_id` integer PRIMARY KEY NOT NULL,
	`others` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`search_id`) REFERENCES `searches`(`id`) ON UPDATE no action ON DELETE cascade
);
