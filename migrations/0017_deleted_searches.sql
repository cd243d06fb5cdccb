CREATE TABLE `deleted_searches` (
	`search_id` integer PRIMARY KEY NOT NULL,
	`cache_key` text NOT NULL
);
