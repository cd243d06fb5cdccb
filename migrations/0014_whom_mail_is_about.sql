ALTER TABLE `outbox` ADD `person` text;
CREATE INDEX `outbox_by_age` ON `outbox` (`created_at`,`id`);
CREATE INDEX `outbox_by_person` ON `outbox` (`person`);
UPDATE `outbox` SET `person` = d.email FROM `demo_requests` AS d WHERE outbox.id = 'demo-team:' || d.id;
UPDATE `outbox` SET `person` = d.email FROM `demo_details` AS d WHERE outbox.id = 'demo-details:' || d.id;
UPDATE `outbox` SET `person` = m.email FROM `contact_messages` AS m WHERE outbox.id = 'contact-team:' || m.id;
UPDATE `outbox` SET `person` = lower(json_extract(o.billing, '$.email')) FROM `orders` AS o WHERE outbox.id IN ('order-placed:' || o.id || ':team', 'order-paid:' || o.id || ':team');
UPDATE `outbox` SET `person` = (SELECT lower(substr(rest, 1, instr(rest, char(10)) - 1)) FROM (SELECT substr(outbox.text, instr(outbox.text, 'Requester: ') + 11) AS rest)) WHERE id LIKE 'relayed:%' AND instr(text, 'Requester: ') > 0;
UPDATE `outbox` SET `person` = lower(json_extract("to", '$[0]')) WHERE `person` IS NULL AND (id LIKE 'account:%' OR id LIKE 'demo-thanks:%' OR id LIKE 'contact-thanks:%' OR (id LIKE 'order-%' AND id NOT LIKE '%:team'));
