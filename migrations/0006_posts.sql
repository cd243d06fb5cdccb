CREATE TABLE `posts` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`image_url` text,
	`image_alt` text NOT NULL,
	`body` text NOT NULL,
	`published_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`version` integer NOT NULL,
	`deleted_at` text
);

CREATE UNIQUE INDEX `posts_slug` ON `posts` (`slug`) WHERE "posts"."deleted_at" IS NULL;
CREATE INDEX `posts_by_day` ON `posts` (`published_at`);