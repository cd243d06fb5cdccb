ALTER TABLE `itineraries` ADD `version` integer DEFAULT 1 NOT NULL;
ALTER TABLE `package_options` ADD `version` integer DEFAULT 1 NOT NULL;