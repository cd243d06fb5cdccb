CREATE TABLE `road_source` (
	`id` integer PRIMARY KEY NOT NULL,
	`network` text NOT NULL,
	`file` text NOT NULL,
	`loaded_at` text NOT NULL
);
