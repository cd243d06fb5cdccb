/** Parameters that several calls have, for the OpenAPI document. */
export const searchIdPath = {
  name: 'search_id',
  in: 'path',
  required: true,
  description: 'The number that `POST /api/search` answered',
  schema: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
} as const

export const cursorQuery = {
  name: 'cursor',
  in: 'query',
  description: 'The next cursor of the page before',
  schema: { type: 'string' },
} as const

export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'The same key and body of the same caller answer the first result again; with another body it is refused',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
} as const
