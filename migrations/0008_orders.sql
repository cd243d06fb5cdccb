CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`trip_id` text,
	`trip_name` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`plan_cents` integer,
	`method` text NOT NULL,
	`provider` text,
	`is_practice` integer NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`billing` text NOT NULL,
	`school` text NOT NULL,
	`consents` text NOT NULL,
	`created_at` text NOT NULL,
	`changed_at` text NOT NULL
);

CREATE UNIQUE INDEX `orders_reference` ON `orders` (`reference`);
CREATE INDEX `orders_by_age` ON `orders` (`created_at`);
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX `payment_events_by_order` ON `payment_events` (`order_id`);