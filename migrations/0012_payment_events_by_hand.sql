ALTER TABLE `payment_events` ADD `recorded_by` text;
ALTER TABLE `payment_events` ADD `paid_on` text;