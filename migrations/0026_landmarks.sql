CREATE TABLE `landmarks` (
	`id` text PRIMARY KEY NOT NULL,
	`line_number` integer NOT NULL,
	`line` text NOT NULL
);
