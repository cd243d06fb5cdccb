CREATE TABLE `programmes` (
	`id` text PRIMARY KEY NOT NULL,
	`line_number` integer NOT NULL,
	`line` text NOT NULL
);

DELETE FROM `catalogue_documents` WHERE `name` = 'programmes';
