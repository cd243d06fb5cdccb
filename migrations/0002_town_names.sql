-- Full-text search over the names people use for towns; drizzle-kit does not know virtual tables, so this file is written by hand.
CREATE VIRTUAL TABLE `town_names` USING fts5(
	`town_id` UNINDEXED,
	`name`,
	`aliases`,
	tokenize = 'unicode61 remove_diacritics 2',
	prefix = '2 3'
);
