import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../../idea/parse.ts'
import { messagesOf } from '../../itinerary/messages.ts'
import type { RequestLine } from '../../itinerary/requests.ts'
import { verify } from '../../verifier/verify.ts'
import { planItinerary } from '../plan-itinerary.ts'

const facts = readFacts()
const today = '2026-11-21'
const BASE = '40 Grade 7 learners and 3 teachers, a day trip from Pretoria to Johannesburg on 11 March 2027.'
function planned(asked: string) {
  const text = `${BASE} ${asked}`
  const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
  const plan = planItinerary(idea, facts, { today })
  const failed = verify(plan, idea, facts, { today, text }).filter(({ status }) => status === 'fail')
  return { plan, failed: failed.map(({ id, detail }) => `${id}: ${detail}`) }
}
const lineOf = (asked: string, words: string): RequestLine => {
  const { plan, failed } = planned(asked)
  expect(failed).toEqual([])
  return plan.requests!.find(({ text }) => text.toLowerCase().includes(words))!
}
const CONDITIONS = [
  ['Bring hats and closed shoes.', 'hats', 'families'],
  ['No phones please.', 'phones', 'families'],
  ['The bus must have seat belts.', 'belts', 'operator'],
  ['In two groups please.', 'two groups', 'places'],
  ['We need benches for everyone.', 'benches', 'places'],
  ['The place must be fenced.', 'fenced', 'places'],
  ['We need a quiet spot.', 'quiet spot', 'places'],
  ['There must be toilets.', 'toilets', 'places'],
  ['Two of them are vegan.', 'vegan', 'kitchens'],
  ['One learner has epilepsy.', 'epilepsy', 'adults'],
] as const
describe('what others must see to', () => {
  it.each(CONDITIONS)('%j is in a message to them', (asked, words, whom) => {
    const { plan, failed } = planned(asked)
    expect(failed).toEqual([])
    const line = plan.requests!.find(({ text }) => text.toLowerCase().includes(words))!
    expect(line.why).toMatchObject({ code: 'tell', params: { whom } })
    const messages = messagesOf(plan, 'en').filter(({ lines }) => lines.includes(line.text))
    expect(messages.map((message) => message.whom)).toEqual([whom])
    expect(messages[0]!.text).toContain(`- ${line.text}\n`)
  })
  it('is in exactly one message, each line once, whatever is asked together', () => {
    fc.assert(
      fc.property(fc.subarray([...CONDITIONS], { minLength: 1 }), (some) => {
        const { plan, failed } = planned(some.map(([asked]) => asked).join(' '))
        const told = plan.requests!.filter(({ why }) => why?.code === 'tell').map(({ text }) => text)
        expect(failed).toEqual([])
        expect(
          messagesOf(plan, 'en')
            .flatMap(({ lines }) => lines)
            .toSorted(),
        ).toEqual([...new Set(told)].toSorted())
      }),
      { numRuns: 12 },
    )
  })
  it('is not what the plan lists for every trip', () =>
    expect(lineOf('Rain plan please.', 'rain').why).toEqual({ code: 'listed', params: { where: 'rain' } }))
})
const answerTo = (asked: string, words: string) => {
  const { state, why } = lineOf(asked, words)
  return [state, why?.code]
}

describe('a direct question', () => {
  const QUESTIONS = [
    ['How much is the entrance?', 'entrance', 'answered', 'entrance_prices'],
    ['Is one 60-seater enough?', 'seater', 'answered', 'seats_needed'],
    ['Is it open to wheelchairs?', 'wheelchairs', 'answered', 'wheelchair_at'],
    ['Malaria?', 'malaria', 'answered', 'health_risks'],
    ['Is this possible?', 'possible', 'answered', 'asked_and_planned'],
    ['Is it too far?', 'too far', 'answered', 'road_to'],
    ['What dress code do I tell the parents?', 'dress', 'to_ask', 'ask'],
    ['Is there a group discount?', 'discount', 'to_ask', 'ask'],
    ['What police clearance do leaders need?', 'clearance', 'to_ask', 'ask'],
    ['Is it still open?', 'open', 'answered', 'opening_hours'],
    ['Must we pay?', 'pay', 'answered', 'entrance_prices'],
    ['What is the minimum age?', 'age', 'answered', 'suits_grades'],
    ['Are we too many to go in at once?', 'many', 'answered', 'at_a_time'],
    ['What time must we leave?', 'leave', 'answered', 'planned_hours'],
    ['Is there shade at the gate?', 'shade', 'to_ask', 'ask'],
    ['Must one book months ahead?', 'book', 'to_ask', 'ask'],
    ['Do we get a guide?', 'guide', 'to_ask', 'ask'],
    ['Is dit veilig?', 'veilig', 'to_ask', 'ask'],
    ['The farmer lends his bakkie, is that even legal.', 'legal', 'to_ask', 'ask'],
  ] as const
  it.each(QUESTIONS)('%j has an answer or somebody to ask', (question, words, ...answer) =>
    expect(answerTo(`We want to visit the Apartheid Museum. ${question}`, words)).toEqual(answer),
  )
  it('is never left to the reader, wherever it stands', () => {
    fc.assert(
      fc.property(fc.constantFrom(...QUESTIONS), fc.boolean(), ([question, words], isFirst) => {
        const wish = 'We want to visit the Apartheid Museum.'
        const { plan, failed } = planned(isFirst ? `${question} ${wish}` : `${wish} ${question}`)
        const codes = plan.requests!.filter(({ text }) => text.toLowerCase().includes(words)).map(({ state }) => state)
        expect(failed).toEqual([])
        expect(codes.length).toBeGreaterThan(0)
        for (const state of codes) expect(['answered', 'to_ask', 'unclear']).toContain(state)
      }),
      { numRuns: 8, seed: 16 },
    )
  })
  it('names the sight that it is about', () => {
    const { why } = lineOf('We want to visit the Apartheid Museum, is there parking?', 'parking')
    expect(why).toEqual({ code: 'ask', params: { whom: 'place', name: 'Apartheid Museum' } })
  })
  it('of two sights that are compared has both, the nearest first', () => {
    const { why } = lineOf('Apartheid Museum or Union Buildings? Which one is better?', 'better')
    expect(why).toMatchObject({ code: 'compared', params: { places: [{ rand: expect.any(Number) }, {}] } })
  })
  it.each([
    'Can we visit the Apartheid Museum?',
    'A museum, maybe the Apartheid Museum?',
    'What is there to see near the Apartheid Museum?',
  ])('is not what only asks for a sight: %j', (asked) => {
    const { plan } = planned(asked)
    expect(plan.requests!.map(({ state }) => state)).not.toContain('to_ask')
  })
})

describe('a tick', () => {
  it.each([
    ['We leave at 05:00.', 'leave at', 'partly', 'hours_not_kept'],
    ['We leave after 07:30.', 'leave at', 'met', undefined],
    ['Something happens at 23:30.', '23:30', 'unclear', 'hour_open'],
    ['We must be back before dark.', 'dark', 'met', undefined],
    ['Back by 5 because of the taxis.', 'back by', 'met', undefined],
    ['We do not drive on Thursdays.', 'thursdays', 'not_met', 'planned_dates'],
    ['No travel on Sunday.', 'sunday', 'met', undefined],
    ['They may not arrive anywhere after dark.', 'after dark', 'met', undefined],
    ['A 22-seater is available.', '22-seater', 'partly', 'other_vehicles'],
    ['Two learners use a wheelchair.', 'wheelchair', 'partly', 'wheelchair_at'],
    ['It must not clash with exams.', 'exams', 'partly', 'planned_dates'],
    ['Lunch at Spur.', 'spur', 'partly', 'planned_meals'],
    ['No boats please.', 'boats', 'met', undefined],
    ['We want to see a museum of clocks.', 'clocks', 'partly', 'of_its_kind'],
  ] as const)('stands only where the plan shows it: %j', (asked, words, state, code) =>
    expect(answerTo(asked, words)).toEqual([state, code]),
  )
  it('is not for who sleeps away though they asked to sleep at home, or in their own tents', () => {
    const text = '40 Grade 7 learners and 3 teachers, 3 days from Pretoria to Johannesburg from 10 March 2027.'
    const read = (asked: string) => {
      const idea = parseIdea(`${text} ${asked}`, { today, gazetteer: gazetteerOf(facts) })
      return planItinerary(idea, facts, { today }).requests!.map(({ state, why }) => [state, why?.code])
    }
    expect(read('All must sleep at home.')).toEqual([['not_met', 'other_bed']])
    expect(read('We bring our own tents.')).toEqual([['partly', 'other_bed']])
  })
})

describe('the first lines', () => {
  const read = (text: string) => {
    const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
    return planItinerary(idea, facts, { today })
  }
  it('hold the price of the group against what the group has', () => {
    const { headline, total_per_student } = read(`${BASE} We have R30 000 for the whole group.`)
    const paid = Math.round(total_per_student) * 40
    expect(headline!.cost.replaceAll('\u00a0', ' ')).toContain(
      'you have R30 000 for the group, which is R750 a learner',
    )
    expect(headline!.cost.replaceAll('\u00a0', '')).toContain(`R${Math.abs(30_000 - paid)}`)
  })
  it('do not call missing what was one of two, and offer no second day to who asked for one', () => {
    const { summary, headline, questions } = read(`${BASE} The Johannesburg Zoo or Sci-Bono or Gold Reef City.`)
    expect(summary).not.toContain('Not in this plan')
    expect(headline!.missing).toBeNull()
    expect((questions ?? []).map(({ id }) => id)).not.toContain('days')
  })
  it('reach the lowest price without what nobody asked for, where the budget is too low', () => {
    const { daily_itinerary, notes } = read(`${BASE} We want to visit the Apartheid Museum. R20 each.`)
    expect(notes.map(({ code }) => code)).toContain('over_budget')
    const visits = daily_itinerary.flatMap(({ schedule }) => schedule.filter(({ kind }) => kind === 'visit'))
    expect(
      visits.flatMap(({ place_id }) =>
        facts.places.find(({ id }) => id === place_id)!.learner_price_zar > 0 ? place_id : [],
      ),
    ).toEqual(['apartheid-museum'])
  })
})

describe('what is wanted in some light', () => {
  it.each(['We want to see birds at dusk.', 'They must see birds at sunset.', 'We want to see birds at night.'])(
    'is not met by day: %s',
    (asked) => {
      const { plan, failed } = planned(asked)
      const line = plan.requests!.find(({ kind }) => kind === 'activity')
      expect([line?.state, line?.why?.code, failed]).toEqual(['partly', 'hours_not_kept', []])
    },
  )
  it('is met by day where no light is named', () => {
    expect(planned('We want to see birds.').plan.requests!.find(({ kind }) => kind === 'activity')?.state).toBe('met')
  })
})

describe('days alone', () => {
  it.each([
    ['Not a Friday please.', 'friday', 'met'],
    ['Not a Thursday please.', 'thursday', 'not_met'],
    ['March would be best.', 'march', 'met'],
  ] as const)('are held against the dates: %s', (asked, words, state) => {
    const { plan, failed } = planned(asked)
    const line = plan.requests!.find(({ text }) => text.toLowerCase().includes(words))
    expect([line?.state ?? 'met', failed]).toEqual([state, []])
  })
})

describe('what a host is to show', () => {
  it.each([
    'We want to see the Apartheid Museum. They also want to hear a short talk from a guide.',
    'We want to visit the Apartheid Museum. They must meet real historians there.',
  ])('is in the message to it, with the hours of the visit: %s', (asked) => {
    const { plan, failed } = planned(asked)
    expect(failed).toEqual([])
    const [message] = messagesOf(plan, 'en').filter(({ whom }) => whom === 'places')
    expect(message?.names).toEqual(['Apartheid Museum'])
    expect(message?.text).toMatch(/We would like to be with you on .*11 March 2027, from \d\d:\d\d to \d\d:\d\d\./u)
  })
})
