import { z } from 'zod'
import { PROVINCE_CODES } from '#shared/domain/provinces'
import { ROAD_CLASS_NAMES } from '#shared/domain/roads/road-classes'

const yes = z.literal(true).optional()
const words = z.string().trim().min(1)
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not lower-case words joined by hyphens')
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time HH:MM')
const lat = z.number().min(-35).max(-22)
const lon = z.number().min(16).max(33)
const MONTHS = 12

/** One line of `roads/junctions-*.jsonl`. */
export const junctionLine = z.strictObject({
  id,
  name: words,
  province: z.enum(PROVINCE_CODES),
  lat,
  lon,
  halt: yes,
  gate: z
    .strictObject({
      park: words,
      hours: z
        .array(
          z.strictObject({ months: z.array(z.number().int().min(1).max(MONTHS)).min(1), opens: clock, closes: clock }),
        )
        .refine((hours) => {
          const months = hours.flatMap((one) => one.months)
          return months.length === MONTHS && new Set(months).size === MONTHS
        }, 'does not have each month once'),
    })
    .optional(),
})

/** One line of `roads/links-*.jsonl` and `roads/access-*.jsonl`. */
export const linkLine = z
  .strictObject({
    from: id,
    to: id,
    km: z.number().positive(),
    class: z.enum(ROAD_CLASS_NAMES),
    road: words.optional(),
    surface: z.literal('gravel').optional(),
    terrain: z.enum(['hilly', 'mountain']).optional(),
    pass: words.optional(),
    no_coach: yes,
    border: yes,
    minutes: z.number().positive().optional(),
    via: z
      .array(z.tuple([lat, lon]))
      .min(1)
      .optional(),
  })
  .refine(({ from, to }) => from !== to, 'leads from a point to itself')
  .refine(
    ({ class: name, minutes }) => (minutes !== undefined) === (name === 'ferry' || name === 'cable_car'),
    'a ferry or cable car has minutes, a road has none',
  )
