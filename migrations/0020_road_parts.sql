CREATE TABLE `road_parts` (
	`network` text NOT NULL,
	`part` integer NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`network`, `part`)
);
