UPDATE `outbox` SET
  `text` = 'The text of this message held a link or a password, so it is not kept.',
  `html` = '<p>The text of this message held a link or a password, so it is not kept.</p>'
WHERE `id` LIKE 'account:%' AND `secret` IS NULL AND `status` = 'sent' AND `sent_by` <> 'mailbox';
