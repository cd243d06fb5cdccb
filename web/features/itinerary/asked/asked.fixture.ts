import type { Itinerary } from '#shared/contracts/itinerary'
import { DAY_AT_THE_SEA } from '../plan.fixture.ts'
import type { RequestLine } from '#shared/domain/itinerary/requests'

const ARRANGE = {
  who: 'the owner',
  ask: [
    'May 40 learners and 3 adults come on 6 May 2027, 12:45 to 13:30, all at once or in parts?',
    'What does it cost, for learners and for adults, and by when must it be paid?',
    'What will learners see and do, and is it right for Grade 5?',
    'What must everybody wear, bring or sign, and who leads the group there?',
    'Where does the bus stop, and are there toilets and a place out of the rain?',
  ],
  by: '2027-04-08',
  message: 'Good day\n\nWe plan a school trip from Pietermaritzburg.\n\nKind regards',
  estimate: { low: 0, high: 60 },
}

const [day] = DAY_AT_THE_SEA.daily_itinerary as [Itinerary['daily_itinerary'][number]]
const visit = { ...day.schedule[2]! }
const home = day.schedule.at(-1)!
const POTTERY = {
  ...visit,
  start: '12:45',
  end: '13:30',
  kind: 'activity' as const,
  title: 'Pottery workshop',
  place_id: 'to-arrange-r2',
  learner_price: 30,
  note: 'Not confirmed: agree it with the owner by 8 April 2027.',
  latitude: -29.85,
  longitude: 31.01,
  arrange: ARRANGE,
}
delete (POTTERY as Partial<typeof POTTERY & { rain_plan: string }>).rain_plan
const toPottery = { ...home, start: '12:40', end: '12:45', title: 'Drive to Pottery workshop', distance_km: 3 }

const line = (id: string, text: string, state: RequestLine['state'], more: Partial<RequestLine> = {}): RequestLine => ({
  id,
  text,
  kind: 'sight',
  force: 'must',
  state,
  where: [],
  ...more,
})

/** A plan with a request in every state, a choice, something not wanted, and a question. */
export const PLAN_AS_ASKED: Itinerary = {
  ...DAY_AT_THE_SEA,
  daily_itinerary: [
    {
      ...day,
      schedule: [
        ...day.schedule.slice(0, -1),
        { ...toPottery, latitude: POTTERY.latitude, longitude: POTTERY.longitude, town: POTTERY.title },
        POTTERY,
        { ...home, start: '13:30', end: '14:50' },
      ],
    },
  ],
  requests: [
    line('r1', 'uShaka Sea World', 'met', { where: [{ day: 1, start: '09:00' }] }),
    line('r2', 'Pottery workshop', 'to_arrange', { kind: 'activity', where: [{ day: 1, start: '12:45' }] }),
    line('r3', 'Back by 14:00', 'partly', { kind: 'condition', reason: 'The plan is back at 14:50.' }),
    line('r4', 'Newspaper printing hall', 'not_met', {
      reason: 'closed on Thursdays',
      instead: { id: 'kznsa-gallery', name: 'KZNSA Gallery', road_km: 4 },
    }),
    line('r5', 'Moses Mabhida Stadium', 'met', { choice: 1, where: [{ day: 1, start: '09:00' }] }),
    line('r6', 'Kings Park', 'not_met', { choice: 1, reason: 'The stadium was chosen.' }),
    line('r7', 'Botanic Gardens', 'not_met', { force: 'wish', reason: 'The day has no time for it.' }),
    line('r8', 'A shopping mall', 'met', { kind: 'condition', force: 'not' }),
    line('r9', 'two learners with epilepsy', 'unclear', { kind: 'need' }),
  ],
  headline: {
    get: 'uShaka Sea World with 40 learners on 6 May, and a pottery workshop that must still be arranged.',
    missing: 'The newspaper’s printing hall, which is closed on Thursdays.',
    cost: 'About R402 a learner; you have R450.',
  },
  questions: [
    {
      id: 'q1',
      question: 'May the day end later?',
      options: ['We may be back by 16:00.', 'We must be back by 14:00.'],
      changes: 'what there is time for',
    },
  ],
}
