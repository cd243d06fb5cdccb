ALTER TABLE `outbox` ADD `secret` text;
ALTER TABLE `outbox` ADD `kept_secrets` text;
CREATE INDEX `outbox_with_secrets` ON `outbox` (`id`) WHERE kept_secrets IS NOT NULL;