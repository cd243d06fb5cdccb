import * as z from 'zod/mini'
import type { Band, Worksheet as Page } from '#shared/domain/worksheets/worksheet'
import { SearchId } from './search-id.ts'

/** New codes are added over time: API clients should ignore codes that they do not know. */
const code = <Code extends string>() => z.string() as unknown as z.ZodMiniType<Code>
const words = z.array(z.string())

const Aim = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('topic'),
    subject: z.string(),
    grade_min: z.number(),
    grade_max: z.number(),
    text: z.string(),
  }),
  z.object({
    code: z.literal('no_topic'),
    kind: code<Extract<Page['aims'][number], { code: 'no_topic' }>['kind']>(),
    text: z.string(),
  }),
])
const Space = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lines'), lines: z.number() }),
  z.object({ kind: z.literal('box'), lines: z.number() }),
  z.object({ kind: z.literal('table'), lines: z.number(), columns: words, starts: words }),
  z.object({ kind: z.literal('circle'), lines: z.number(), words }),
])
const Task = z.object({
  code: code<Page['tasks'][number]['code']>(),
  text: z.string(),
  product: z.optional(z.string()),
  space: Space,
  marks: z.nullable(z.number()),
})

const Worksheet = z.object({
  day: z.number(),
  date: z.iso.date(),
  start: z.string(),
  end: z.string(),
  place_id: z.optional(z.string()),
  place: z.string(),
  town: z.nullable(z.string()),
  band: code<Band>(),
  aims: z.array(Aim),
  about: z.nullable(z.string()),
  look_for: words,
  tasks: z.array(Task),
  assessed: z.array(
    z.object({ code: code<Page['assessed'][number]['code']>(), tasks: z.array(z.number()), text: z.string() }),
  ),
  marks: z.nullable(z.number()),
  safety: z.object({ code: code<Page['safety']['code']>(), text: z.string() }),
}) satisfies z.ZodMiniType<Page>

/** The worksheets of a plan, in the order of its stops. */
export const WorksheetList = z.object({ search_id: SearchId, title: z.string(), items: z.array(Worksheet) })
export type WorksheetList = z.infer<typeof WorksheetList>
