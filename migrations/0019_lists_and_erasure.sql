ALTER TABLE `outbox` ADD `person` text;
CREATE INDEX `outbox_by_age` ON `outbox` (`created_at`,`id`);
CREATE INDEX `outbox_by_person` ON `outbox` (`person`);
UPDATE `outbox` SET `person` = d.email FROM `demo_requests` AS d WHERE outbox.id = 'demo-team:' || d.id;
UPDATE `outbox` SET `person` = d.email FROM `demo_details` AS d WHERE outbox.id = 'demo-details:' || d.id;
UPDATE `outbox` SET `person` = m.email FROM `contact_messages` AS m WHERE outbox.id = 'contact-team:' || m.id;
UPDATE `outbox` SET `person` = lower(json_extract(o.billing, '$.email')) FROM `orders` AS o WHERE outbox.id IN ('order-placed:' || o.id || ':team', 'order-paid:' || o.id || ':team');
UPDATE `outbox` SET `person` = (SELECT lower(substr(rest, 1, instr(rest, char(10)) - 1)) FROM (SELECT substr(outbox.text, instr(outbox.text, 'Requester: ') + 11) AS rest)) WHERE id LIKE 'relayed:%' AND instr(text, 'Requester: ') > 0;
UPDATE `outbox` SET `person` = lower(json_extract("to", '$[0]')) WHERE `person` IS NULL AND (id LIKE 'account:%' OR id LIKE 'demo-thanks:%' OR id LIKE 'contact-thanks:%' OR (id LIKE 'order-%' AND id NOT LIKE '%:team'));
ALTER TABLE `idempotency_keys` ADD `search_id` integer REFERENCES searches(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE `idempotency_keys` ADD `email` text;
CREATE INDEX `idempotency_keys_by_search` ON `idempotency_keys` (`search_id`);
CREATE INDEX `idempotency_keys_by_email` ON `idempotency_keys` (`email`);
UPDATE `idempotency_keys` SET `search_id` = json_extract(response, '$.id') WHERE scope = 'POST /api/search' AND json_extract(response, '$.id') IN (SELECT id FROM `searches`);
DELETE FROM `idempotency_keys` WHERE scope <> 'POST /api/search';
DROP INDEX `posts_by_day`;
CREATE INDEX `posts_listed` ON `posts` (CASE WHEN "published_at" IS NULL THEN '9999-' || "created_at" ELSE "published_at" END,`id`) WHERE "posts"."deleted_at" IS NULL;
CREATE INDEX `posts_by_change` ON `posts` (`updated_at`);
CREATE INDEX `consents_by_age` ON `consents` (`given_at`);
CREATE INDEX `contact_messages_by_age` ON `contact_messages` (`created_at`);
CREATE INDEX `demo_details_by_age` ON `demo_details` (`created_at`);
CREATE INDEX `demo_requests_by_age` ON `demo_requests` (`created_at`);
CREATE INDEX `orders_by_status` ON `orders` (`status`,`created_at`,`id`);
CREATE INDEX `orders_by_payer` ON `orders` (lower("billing" ->> '$.email'));
CREATE INDEX `orders_by_school` ON `orders` (lower("school" ->> '$.email'));
CREATE INDEX `searches_by_age` ON `searches` (`created_at`);
CREATE INDEX `sessions_by_use` ON `sessions` (`seen_at`);
CREATE TABLE `deleted_searches` (
	`search_id` integer PRIMARY KEY NOT NULL,
	`cache_key` text NOT NULL
);
ALTER TABLE `searches` ADD `stored_at` text;
CREATE INDEX `searches_to_expire` ON `searches` (`user_id`,`stored_at`);
CREATE INDEX `searches_to_resume` ON `searches` (`status`,`stored_at`);
UPDATE `searches` SET `stored_at` = min(`created_at`, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
