import type { Facts } from '../../catalogue/facts.ts'
import type { Itinerary, Step } from '../../itinerary/itinerary.ts'
import type { Arrangement, RequestLine } from '../../itinerary/requests.ts'
import { ASKED_IDEA } from './asked-idea.ts'
import { priced, type SampleLine, samplePartsFor, say } from './sample-parts.ts'
import { threeDays } from './three-days.ts'

const PRINTERS = 'A newspaper being printed'
const TALK = 'Talk by its guide'
const [STUDENTS, TEACHERS] = [50, 4]

/** What became of each request of `ASKED_IDEA`; a line without a row here is met by the plan's own figures. */
const LINES: Record<string, Pick<RequestLine, 'state'> & Partial<RequestLine>> = {
  r1: { state: 'met', where: [{ day: 1, start: '09:00' }] },
  r2: { state: 'met', where: [{ day: 1, start: '12:05' }] },
  r3: { state: 'to_arrange', where: [{ day: 3, start: '13:00' }] },
  r4: {
    state: 'not_met',
    why: { code: 'too_far', params: { road_km: 1410, drive_minutes: 1110 } },
    reason: '1410 km by road, too far for these days',
    instead: { id: 'walter-sisulu-square-kliptown', name: 'Walter Sisulu Square, Kliptown', road_km: 30 },
  },
  r5: { state: 'met', where: [{ day: 3, start: '09:45' }] },
  r6: {
    state: 'not_met',
    why: { code: 'another_chosen', params: { chosen: 'Sci-Bono Discovery Centre' } },
    reason: 'Sci-Bono Discovery Centre was chosen, one of the two is enough',
  },
  r8: {
    state: 'not_met',
    why: { code: 'hours_not_kept', params: { asked: '07:30', planned: '07:00' } },
    reason: 'you asked for 07:30; in the plan it is 07:00',
  },
  r10: { state: 'partly', why: { code: 'school_must_see', params: {} }, reason: 'tell the hosts in writing' },
  r12: {
    state: 'not_met',
    why: { code: 'over_budget', params: { cents: 0 } },
    reason: 'the entrances cost more',
  },
  r13: { state: 'to_arrange', where: [{ day: 1, start: '12:05' }] },
  r14: { state: 'unclear', why: { code: 'asked_both', params: {} }, reason: 'for whom, and where?' },
}

/** A stop at walking distance from Sci-Bono that somebody must still agree to. */
function printers(facts: Facts): Step {
  const { lat, lon, town } = facts.places.find(({ id }) => id === 'sci-bono-discovery-centre')!
  return {
    start: '13:00',
    end: '14:00',
    kind: 'activity',
    title: PRINTERS,
    town,
    latitude: lat + 0.003,
    longitude: lon,
    role: 'visit',
    note: 'Not confirmed: agree it with the editor by 21 July 2027.',
    arrange: arrangementWith('the editor or station manager', 'to see a newspaper being printed', 50),
  }
}
const arrangementWith = (who: string, what: string, high: number): Arrangement => ({
  who,
  ask: [
    'May we come?',
    'What does it cost?',
    'What will they see?',
    'What must they wear?',
    'Where does the bus stop?',
  ],
  by: '2027-07-21',
  message: `Good day. We are ${STUDENTS} learners and ${TEACHERS} adults and would like ${what}.`,
  estimate: { low: 0, high },
})

/** A correct plan for `ASKED_IDEA`: the three days with a stop to arrange, and a line in every state. */
export function asAsked(facts: Facts): Itinerary {
  const plan = threeDays(facts)
  const { at, town } = samplePartsFor(facts, STUDENTS, TEACHERS)
  const last = plan.daily_itinerary[2]!
  const quoted = [PRINTERS, TALK].map(
    (what): SampleLine => ({
      code: 'to_be_quoted',
      item: `${what}: to be quoted`,
      unit_price: what === TALK ? 0 : 25,
      quantity: STUDENTS,
    }),
  )
  Object.assign(plan, priced([...(plan.cost_details as SampleLine[]), ...quoted], STUDENTS))
  last.schedule = [
    ...last.schedule.slice(0, -2),
    printers(facts),
    at('programme', '14:00', '15:00', 'Free time in the square'),
    town('travel', '15:00', '15:45', 'Drive home to Pretoria', 'Pretoria', 57),
  ]
  const museum = plan.daily_itinerary[0]!.schedule.find(({ place_id }) => place_id === 'apartheid-museum')!
  museum.within = [
    {
      request_id: 'r13',
      title: TALK,
      minutes: 30,
      arrange: arrangementWith('the office that takes school visits', 'a talk by the guide', 0),
    },
  ]
  say(plan, {
    code: 'hours_not_kept',
    params: { not_before: '07:30', back_by: '17:00', begins: '07:00', ends: '15:45' },
  })
  const entrances = plan.cost_breakdown['Entrance fees']!
  plan.requests = ASKED_IDEA.requests.map(
    ({ id, text, kind, force, choice }): RequestLine => ({
      id,
      text,
      kind,
      force,
      where: [],
      ...(LINES[id] ?? { state: 'met' }),
      ...(choice === undefined ? {} : { choice }),
    }),
  )
  const ceiling = plan.requests.find(({ id }) => id === 'r12')!
  ceiling.why = { code: 'over_budget', params: { cents: Math.round(entrances * 100) - 300_00 } }
  plan.headline = {
    get: 'Constitution Hill, Apartheid Museum and Sci-Bono Discovery Centre; still to be arranged: a newspaper being printed and a talk by its guide.',
    missing: `Robben Island Museum (${LINES['r4']!.reason}); not before 07:30; and 2 more, below.`,
    cost: `About R${Math.round(plan.total_per_student)} a learner; you have R4 000.`,
  }
  return plan
}
