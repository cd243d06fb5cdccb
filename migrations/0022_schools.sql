CREATE TABLE `school_list` (
	`id` integer PRIMARY KEY NOT NULL,
	`generation` text NOT NULL,
	`schools` integer NOT NULL,
	`loaded_at` text NOT NULL
);

CREATE TABLE `schools` (
	`generation` text NOT NULL,
	`emis` text NOT NULL,
	`name` text NOT NULL,
	`folded` text NOT NULL,
	`core` text NOT NULL,
	`province` text NOT NULL,
	`phase` text,
	`town` text,
	`suburb` text,
	`street` text,
	`lat` real,
	`lon` real,
	`learners` integer,
	PRIMARY KEY(`generation`, `emis`)
);

CREATE INDEX `schools_by_name` ON `schools` (`generation`,`folded`);
CREATE INDEX `schools_by_core` ON `schools` (`generation`,`core`);