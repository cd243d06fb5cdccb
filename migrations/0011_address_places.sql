ALTER TABLE `address_places` DROP COLUMN `rank`;
-- The names are searched in memory now; drizzle-kit does not know virtual tables, so these lines are written by hand.
DROP TABLE `address_names`;
DROP TABLE `address_trigrams`;
