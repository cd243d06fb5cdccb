ALTER TABLE `searches` ADD `stored_at` text;
CREATE INDEX `searches_to_expire` ON `searches` (`user_id`,`stored_at`);
CREATE INDEX `searches_to_resume` ON `searches` (`status`,`stored_at`);
UPDATE `searches` SET `stored_at` = min(`created_at`, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
