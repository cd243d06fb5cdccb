ALTER TABLE `idempotency_keys` ADD `search_id` integer REFERENCES searches(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE `idempotency_keys` ADD `email` text;
CREATE INDEX `idempotency_keys_by_search` ON `idempotency_keys` (`search_id`);
CREATE INDEX `idempotency_keys_by_email` ON `idempotency_keys` (`email`);
UPDATE `idempotency_keys` SET `search_id` = json_extract(response, '$.id') WHERE scope = 'POST /api/search' AND json_extract(response, '$.id') IN (SELECT id FROM `searches`);
DELETE FROM `idempotency_keys` WHERE scope <> 'POST /api/search';
