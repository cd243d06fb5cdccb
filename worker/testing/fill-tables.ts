import { env } from 'cloudflare:workers'

/** How many rows of each kind stand in the database. */
export interface Sizes {
  searches: number
  /** Of the searches, those of one account; each has a plan of the real size and packages. */
  trips: number
  posts: number
  mails: number
  orders: number
  requests: number
}

const WORDS = 'Pack light, and bring the forms that parents have signed. '.repeat(70)
const rowsTo = (most: number) => `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`
/** More than a month ago, a minute earlier for each row: older than what other tests write, and kept by every sweep. */
const INSTANT = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days', '-' || i || ' minutes')`

/**
 * Fills the tables that grow, by SQL. `searchId` is a search with a stored plan, which is copied; `userId` is the
 * account with the trips.
 */
export async function fillTables(sizes: Sizes, { searchId, userId }: { searchId: number; userId: string }) {
  const ids = `1000000 + i`
  const statements = [
    `${rowsTo(sizes.searches)} INSERT INTO searches (id, idea, visitor_id, user_id, status, parsed, parser_version, created_at, stored_at)
     SELECT ${ids}, 'A day at museum ' || i, 'visitor-' || (i % 1000),
       CASE WHEN i <= ${sizes.trips} THEN '${userId}' WHEN i % 2 THEN 'user-' || (i % 5000) END,
       CASE WHEN i % 100 THEN 'complete' ELSE 'failed' END, s.parsed, s.parser_version, ${INSTANT}, ${INSTANT}
     FROM n, searches s WHERE s.id = ${searchId}`,
    `${rowsTo(sizes.searches)} INSERT INTO itineraries (search_id, document, created_at, version)
     SELECT ${ids}, CASE WHEN i <= ${sizes.trips} THEN p.document ELSE '{"end_date":"2026-01-01"}' END, ${INSTANT}, p.version
     FROM n, itineraries p WHERE p.search_id = ${searchId}`,
    `${rowsTo(sizes.trips)} INSERT INTO package_options (search_id, others, created_at, version)
     SELECT ${ids}, json_array(json_object('id', 'saver', 'itinerary', json(p.document))), ${INSTANT}, p.version
     FROM n, itineraries p WHERE p.search_id = ${searchId}`,
    `${rowsTo(sizes.posts)} INSERT INTO posts (id, slug, title, image_alt, body, published_at, created_at, updated_at, version)
     SELECT 'grown-' || i, 'grown-' || i, 'A trip ' || i, '', '${WORDS}',
       CASE WHEN i % 50 THEN ${INSTANT} END, ${INSTANT}, ${INSTANT}, 1 FROM n`,
    `${rowsTo(sizes.mails)} INSERT INTO outbox (id, "to", subject, text, html, person, status, attempts, created_at, changed_at)
     SELECT 'grown:' || i, json_array('person-' || (i % 9000) || '@school.example'), 'A letter', '${WORDS.slice(0, 900)}',
       '${WORDS.slice(0, 2_500)}', 'person-' || (i % 9000) || '@school.example', 'sent', 1, ${INSTANT}, ${INSTANT} FROM n`,
    `${rowsTo(sizes.orders)} INSERT INTO orders (id, reference, trip_name, amount_cents, method, is_practice, status, attempts, billing, school, consents, created_at, changed_at)
     SELECT 'grown-' || i, 'GROWN-' || i, 'Durban', 100, 'cash', 0, CASE WHEN i % 3 THEN 'paid' ELSE 'pending' END, 0,
       json_object('name', 'A', 'email', 'person-' || i || '@school.example'), json_object('name', 'B', 'email', ''), '[]', ${INSTANT}, ${INSTANT} FROM n`,
    `${rowsTo(sizes.orders)} INSERT INTO payment_events (id, order_id, kind, amount_cents, currency, created_at)
     SELECT 'grown-' || i, 'grown-' || i, 'paid', 100, 'ZAR', ${INSTANT} FROM n`,
    `${rowsTo(sizes.requests)} INSERT INTO demo_requests (id, email, status, submission, created_at)
     SELECT 'grown-' || i, 'person-' || i || '@school.example', 'pending', '{}', ${INSTANT} FROM n`,
    `${rowsTo(sizes.requests)} INSERT INTO demo_details (id, email, form, created_at)
     SELECT 'grown-' || i, 'person-' || i || '@school.example', '{}', ${INSTANT} FROM n`,
    `${rowsTo(sizes.requests)} INSERT INTO contact_messages (id, email, message, created_at)
     SELECT 'grown-' || i, 'person-' || i || '@school.example', '{}', ${INSTANT} FROM n`,
    `${rowsTo(sizes.requests)} INSERT INTO consents (subject_id, email, purpose, text_version, given_at)
     SELECT 'grown-' || i, 'person-' || i || '@school.example', 'demo_contact', '1', ${INSTANT} FROM n`,
    `${rowsTo(sizes.requests)} INSERT INTO idempotency_keys (scope, key, body_hash, status, response, created_at, email)
     SELECT 'POST /api/grown', i, 'x', 201, '{}', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'person-' || i || '@school.example' FROM n`,
  ]
  for (const statement of statements) await env.DB.prepare(statement).run()
}
