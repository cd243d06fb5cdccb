import type { Language } from '../language.ts'
import { type TextWithLead, withLead } from '../text-with-lead.ts'
import type { CodeRow } from './kinds.ts'

/** What a group does about a danger. */
export type Measure = Record<Language, TextWithLead>

/** A danger at a place or stay, which the group prepares for. */
export interface Hazard extends CodeRow {
  /** The measure of a plan with this hazard, in addition to the place's own safety notes. */
  measure?: Measure
  /** The months in which the measure is taken; absent: all year. */
  months?: readonly number[]
  /** A group that may not swim does not visit places beside water with this hazard. */
  drowning?: true
  /**
   * A dangerous place takes no grade below its own, such as grade 8 on a zip line, even if it is asked for by name. A
   * place without such a hazard does: its lowest grade is about what is taught there.
   */
  unsafeForYounger?: true
}

export const GRAVEL_MEASURE: Measure = {
  en: withLead(
    'Gravel, passes and lonely roads',
    'daylight only, low gear and no overtaking, a full tank and a spare wheel; tell the school when you leave and when you arrive, for there are stretches without a signal.',
  ),
  af: withLead(
    'Gruis, passe en stil paaie',
    'net in daglig, in ’n lae rat en sonder om verby te steek, met ’n vol tenk en ’n spaarwiel; sê vir die skool wanneer julle vertrek en wanneer julle daar is, want hier en daar is geen sein nie.',
  ),
}
/** Of places where the group stays in its vehicle. */
export const FROM_VEHICLE_MEASURE: Measure = {
  en: withLead(
    'Wild animals',
    'windows and arms as the rangers say, nobody leaves the vehicle outside a marked spot, no food in the open, and back at the gate before it closes.',
  ),
  af: withLead(
    'Wilde diere',
    'vensters en arms soos die veldwagters sê, niemand klim buite ’n gemerkte plek uit nie, geen kos in die ope nie, en terug by die hek voordat dit sluit.',
  ),
}

// biome-ignore format: one row is one line
export const HAZARDS = [
  { code: 'heights', name: 'drops, edges and heights', unsafeForYounger: true, measure: { en: withLead('Heights', 'nobody within two steps of an unfenced edge, an adult at each end of the group, no running or pushing for photographs; a learner afraid of heights stays back with an adult.'), af: withLead('Hoogtes', 'niemand binne twee treë van ’n rand sonder heining nie, ’n volwassene aan elke kant van die groep, en geen gehardloop of gestamp vir foto’s nie; ’n leerder met hoogtevrees bly saam met ’n volwassene agter.') } },
  { code: 'steep-path', name: 'steep or rough paths', unsafeForYounger: true },
  { code: 'slippery-rocks', name: 'slippery rocks' },
  { code: 'underground', name: 'caves and other rooms under the ground', unsafeForYounger: true, measure: { en: withLead('Underground', 'closed shoes, a hand free for the rail, a count in and a count out, inhalers in the pocket, and the right to wait outside for anybody who is anxious.'), af: withLead('Ondergronds', 'toe skoene, een hand vry vir die reling, tel koppe in en uit, inhalators in die sak, en wie angstig is, mag buite wag.') } },
  { code: 'deep-water', name: 'deep water', unsafeForYounger: true, drowning: true },
  { code: 'strong-current', name: 'currents in a river or the sea', unsafeForYounger: true, drowning: true },
  { code: 'waves', name: 'waves and tides', unsafeForYounger: true, drowning: true },
  { code: 'unsafe-water', name: 'polluted water or bilharzia' },
  { code: 'wild-animals', name: 'wild animals at large', unsafeForYounger: true, measure: { en: withLead('Wild animals', 'on the paths and behind the fences, nobody touches or feeds an animal, and no food in the open.'), af: withLead('Wilde diere', 'bly op die paadjies en agter die heinings, niemand raak aan ’n dier of voer dit nie, en geen kos in die ope nie.') } },
  { code: 'animal-contact', name: 'animals within reach of the hand' },
  { code: 'malaria', name: 'malaria in summer', months: [9, 10, 11, 12, 1, 2, 3, 4, 5], measure: { en: withLead('Malaria area and season', 'medical advice on tablets before the trip, repellent, long sleeves and closed windows from dusk.'), af: withLead('Malariagebied en -seisoen', 'mediese raad oor tablette voor die toer, insekweerder, lang moue en toe vensters van skemer af.') } },
  { code: 'heat', name: 'summer days above 35 °C' },
  { code: 'cold', name: 'winter nights near freezing', months: [5, 6, 7, 8, 9], measure: { en: withLead('Cold', 'warm layers and a rain jacket each; frost or snow is possible, so check roads and weather the day before.'), af: withLead('Koue', 'warm lae en ’n reënbaadjie vir elkeen; ryp of sneeu is moontlik, kyk dus die dag vooraf na die paaie en die weer.') } },
  { code: 'sun', name: 'long hours without shade' },
  { code: 'sudden-weather', name: 'weather that turns quickly' },
  { code: 'altitude', name: 'thin air', unsafeForYounger: true },
  { code: 'darkness', name: 'darkness outside' },
  { code: 'remote', name: 'far from help and without a signal', measure: GRAVEL_MEASURE },
  { code: 'steep-road', name: 'a steep road', measure: GRAVEL_MEASURE },
  { code: 'traffic', name: 'traffic' },
  { code: 'machinery', name: 'machines at work', unsafeForYounger: true },
  { code: 'rides', name: 'rides with height limits', unsafeForYounger: true },
  { code: 'crowd', name: 'crowds' },
  { code: 'crime-risk', name: 'theft' },
  { code: 'distressing-content', name: 'distressing content', unsafeForYounger: true },
  { code: 'allergens', name: 'food, dust or hair that some are allergic to' },
  { code: 'alcohol', name: 'alcohol on sale', unsafeForYounger: true },
  { code: 'sharps', name: 'sharp litter' },
  { code: 'motion-sickness', name: 'motion sickness' },
] as const satisfies readonly Hazard[]
export type HazardCode = (typeof HAZARDS)[number]['code']

export const UNSAFE_FOR_YOUNGER: ReadonlySet<HazardCode> = new Set(
  HAZARDS.flatMap((row) => ('unsafeForYounger' in row ? [row.code] : [])),
)
export const DROWNING_HAZARDS: ReadonlySet<HazardCode> = new Set(
  HAZARDS.flatMap((row) => ('drowning' in row ? [row.code] : [])),
)
