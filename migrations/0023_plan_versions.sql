CREATE TABLE `plan_versions` (
	`search_id` integer NOT NULL,
	`version` integer NOT NULL,
	`document` text NOT NULL,
	`edits` text NOT NULL,
	`said` text NOT NULL,
	`created_at` text NOT NULL,
	`state_of` integer NOT NULL,
	`parent` integer NOT NULL,
	`stored_version` integer NOT NULL,
	PRIMARY KEY(`search_id`, `version`),
	FOREIGN KEY (`search_id`) REFERENCES `searches`(`id`) ON UPDATE no action ON DELETE cascade
);
