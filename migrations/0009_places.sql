CREATE TABLE `address_places` (
	`id` text PRIMARY KEY NOT NULL,
	`rank` integer NOT NULL,
	`line` text NOT NULL
);

CREATE TABLE `countries` (
	`id` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`country` text NOT NULL
);

CREATE TABLE `states` (
	`id` integer PRIMARY KEY NOT NULL,
	`country_id` integer NOT NULL,
	`state` text NOT NULL
);

CREATE INDEX `states_by_country` ON `states` (`country_id`);