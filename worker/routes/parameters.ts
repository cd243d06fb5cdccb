import type { Parameter } from './describe.ts'

export const searchIdPath: Parameter = {
  name: 'search_id',
  in: 'path',
  required: true,
  description: 'The number that `POST /api/search` answered',
  schema: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
}

export const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key and body answer the first result again; with another body it is refused',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
}
