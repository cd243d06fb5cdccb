-- Full-text search over the names of places for addresses; drizzle-kit does not know virtual tables, so this file is written by hand.
DROP TABLE `town_names`;

-- Names and aliases word by word, and folded into one word each: "king" and "kingwilliams" both find King William's Town.
CREATE VIRTUAL TABLE `address_names` USING fts5(
	`place_id` UNINDEXED,
	`words`,
	`folded`,
	tokenize = 'unicode61 remove_diacritics 2',
	prefix = '2 3'
);

-- One row a name, by three letters: a name with a slip in it still shares most of them.
CREATE VIRTUAL TABLE `address_trigrams` USING fts5(
	`place_id` UNINDEXED,
	`folded`,
	tokenize = 'trigram'
);
