import fc from 'fast-check'

interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  format?: string
  pattern?: string
}
interface Operation {
  parameters?: { name: string; in: 'path' | 'query' | 'header' }[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
}
export interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export interface StrangeRequest {
  method: string
  path: string
  /** The path as the contract writes it, for counting. */
  route: string
  headers: Record<string, string>
  body: string | null
}

const text = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    'null',
    '__proto__',
    '\u202e',
    '\ud800',
    "' OR 1=1 --",
    '<script>',
    '=1+1',
    '\r\nBcc: a@b.c',
  ),
  fc.string({ minLength: 6_000, maxLength: 6_001 }),
)
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.bigInt().map(String))
const FORMATS: Record<string, fc.Arbitrary<string>> = {
  date: fc.constantFrom('2027-07-05', '2027-02-30', '0000-00-00', '9999-12-31', '2027-7-5'),
  'date-time': fc.constantFrom('2026-11-21T08:00:00Z', '2026-11-21T08:00:00+99:99', '+275760-09-13T00:00:00Z'),
  email: fc.emailAddress(),
}

/** Mostly valid values, sometimes any value: a body that is wrong in every field is refused too early. */
function valueOf(schema: Schema, contract: Contract, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: rightValue(schema, contract, depth) }, { weight: 1, arbitrary: anything })
}

function rightValue(schema: Schema, contract: Contract, depth: number): fc.Arbitrary<unknown> {
  const named = schema.$ref ? contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema
  if (!named || depth > 4) return anything
  const choices = named.anyOf ?? named.oneOf
  if (choices && choices.length > 0)
    return fc.oneof(...choices.map((choice) => rightValue(choice, contract, depth + 1)))
  if ('const' in named) return fc.constant(named.const)
  if (named.enum) return fc.constantFrom(...named.enum)
  const type = Array.isArray(named.type) ? named.type[0] : named.type
  switch (type) {
    case 'string':
      return FORMATS[named.format ?? ''] ?? (named.pattern?.includes('@') ? fc.emailAddress() : text)
    case 'integer':
      return fc.oneof(fc.integer(), fc.constantFrom(0, -1, Number.MAX_SAFE_INTEGER, 1e308))
    case 'number':
      return fc.double()
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valueOf(named.items ?? {}, contract, depth + 1), { maxLength: 5 })
    case 'object': {
      const fields = Object.entries(named.properties ?? {})
      return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, contract, depth + 1)])), {
        requiredKeys: [],
      })
    }
    case undefined:
    default:
      return anything
  }
}

const headerText = fc.string({ minLength: 1, maxLength: 40 }).filter((words) => /^[!-~]+$/.test(words))

/** A lone surrogate cannot be encoded in a URL. */
const wellFormed = (words: string) => words.replaceAll(/\p{Surrogate}/gu, '?')

function requestOf(contract: Contract, route: string, method: string): fc.Arbitrary<StrangeRequest> {
  const { parameters = [], requestBody } = contract.paths[route]?.[method] ?? {}
  const [type = '', content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const body = content
    ? fc.oneof(
        { weight: 8, arbitrary: valueOf(content.schema ?? {}, contract).map((value) => JSON.stringify(value) ?? '') },
        { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
      )
    : fc.constant(null)
  const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place).map(({ name }) => name)
  const record = (names: string[], value: fc.Arbitrary<string>, requiredKeys: string[]) =>
    fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys })
  const names = inPlace('path')
  const segment = fc
    .oneof(text, fc.integer({ min: 1 }).map(String))
    .map((words) => encodeURIComponent(wellFormed(words)))
  return fc
    .tuple(
      record(names, segment, names),
      record(inPlace('query'), text, []),
      record(inPlace('header'), headerText, []),
      fc.constantFrom(type || 'application/json', type || 'application/json', 'text/plain'),
      body,
    )
    .map(([segments, query, headers, contentType, sent]) => {
      const fields = Object.entries(query).map(([name, words]) => [name, wellFormed(words)])
      const asked = fields.length > 0 ? `?${new URLSearchParams(fields)}` : ''
      return {
        method: method.toUpperCase(),
        route: `${method.toUpperCase()} ${route}`,
        path: route.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => segments[name] || '-') + asked,
        headers: { ...headers, ...(sent !== null && { 'content-type': contentType }) },
        body: sent,
      }
    })
}

/** Requests for every call of the contract: half of them valid, half of them not. */
export function strangeRequests(contract: Contract): fc.Arbitrary<StrangeRequest> {
  const calls = Object.entries(contract.paths).flatMap(([route, operations]) =>
    Object.keys(operations).map((method) => requestOf(contract, route, method)),
  )
  return fc.oneof(...calls)
}
