import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Itinerary } from '#shared/contracts/itinerary'
import { DAY_AT_THE_SEA } from '../plan.fixture.ts'
import { PLAN_AS_ASKED } from './asked.fixture.ts'
import { askedLinesOf } from '#shared/domain/itinerary/asked-lines'
import type { RequestLine } from '#shared/domain/itinerary/requests'
import { plain, region, showPlan as show } from './plan-as-asked.fixture.tsx'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('the first lines of a plan', () => {
  test('stand directly under its title: what one gets, what not, and what it costs', () => {
    const { container } = show()
    const lines = container.querySelector('h1')!.nextElementSibling
    expect([...(lines?.children ?? [])].map(plain)).toEqual([
      `What you get${PLAN_AS_ASKED.headline!.get}`,
      `What you do not get${PLAN_AS_ASKED.headline!.missing}`,
      `What it costs${PLAN_AS_ASKED.headline!.cost}`,
    ])
  })

  test('say so if nothing is missing', () => {
    const missingIn = (plan: Partial<Itinerary>) => {
      const { container } = show({ ...PLAN_AS_ASKED, headline: { ...PLAN_AS_ASKED.headline!, missing: null }, ...plan })
      return plain(container.querySelectorAll('.three-lines dd')[1])
    }
    const stateOf = (id: string) => PLAN_AS_ASKED.requests!.filter((one) => one.id === id)
    expect(missingIn({ requests: stateOf('r1') })).toBe('Nothing that you asked for is missing.')
    expect(missingIn({ requests: [...stateOf('r1'), ...stateOf('r2')] })).toBe(
      'Nothing is left out, but not all of it is settled: 1 to arrange.',
    )
  })

  test('are absent, like what was asked for, from a plan that was stored before requests existed', () => {
    const { page, container } = show(DAY_AT_THE_SEA, true)
    expect(container.querySelector('.three-lines')).toBeNull()
    for (const name of ['What you asked for', 'To arrange']) expect(page.queryByRole('heading', { name })).toBeNull()
  })
})

describe('what you asked for', () => {
  const rows = (container: Element) => [...container.querySelectorAll('.asked')].map(plain)

  test('says one answer to several requests once, at the state that weighs most', () => {
    const why = { code: 'wheelchair_at' as const, params: { open: [], partly: ['Freedom Park'], closed: [] } }
    const asked = (
      id: string,
      text: string,
      state: RequestLine['state'],
      more: Partial<RequestLine> = {},
    ): RequestLine => ({
      id,
      text,
      kind: 'need',
      force: 'must',
      state,
      where: [],
      reason: 'only in part',
      why,
      ...more,
    })
    const elsewhere = { why: { ...why, params: { ...why.params, partly: ['Zoo'] } } }
    const { lines } = askedLinesOf(
      [
        asked('r1', 'Is there access', 'answered'),
        asked('r2', 'wheelchair', 'partly'),
        asked('r3', 'guide dog', 'partly', elsewhere),
      ],
      ' or ',
    )
    expect(lines.map(({ text, mark, requests }) => [text, mark, requests.map(({ id }) => id)])).toEqual([
      ['Is there access; wheelchair', 'partly', ['r2']],
      ['guide dog', 'partly', ['r3']],
    ])
  })

  test('has a line for each request, what is missing first, each with its state in words', () => {
    const { container } = show()
    expect(rows(container)).toEqual([
      'Not metNewspaper printing hallClosed on Thursdays. The nearest that would do: KZNSA Gallery, 4 km by road.',
      'Not metBotanic Gardens (if possible)The day has no time for it.',
      'UnclearTwo learners with epilepsy',
      'PartlyBack by 14:00The plan is back at 14:50.',
      'To arrangePottery workshopThu 6 May, 12:45',
      'MetuShaka Sea WorldThu 6 May, 09:00',
      'MetMoses Mabhida Stadium or Kings ParkThu 6 May, 09:00',
    ])
    expect(container.textContent).toContain('Left out as you asked: A shopping mall.')
  })

  test('tells what only the school can do from what is met in part', () => {
    const [first] = PLAN_AS_ASKED.requests!
    const partly = { ...first!, state: 'partly' as const, where: [] }
    const requests: Itinerary['requests'] = [
      {
        ...partly,
        id: 'a',
        text: 'Two vegans',
        why: { code: 'tell' as const, params: { whom: 'kitchens', names: [] } },
      },
      { ...partly, id: 'b', text: 'No mall', why: { code: 'school_must_see' as const, params: {} } },
      { ...partly, id: 'c', text: 'A hotel', why: { code: 'other_bed' as const, params: { planned: 'a camp' } } },
    ]
    const { container } = show({ ...PLAN_AS_ASKED, requests })
    expect(rows(container)).toEqual(['PartlyA hotel', 'To pass onTwo vegans'])
    expect(container.textContent).toContain('What else you wrote, for you to see to: No mall.')
  })

  test('answers a question or says whom to ask, and names the place that meets what had no name', () => {
    const [first] = PLAN_AS_ASKED.requests!
    const question = { ...first!, kind: 'condition' as const, where: [] }
    const requests: Itinerary['requests'] = [
      { ...first!, id: 'a', text: 'an aquarium', where: [{ day: 1, start: '09:00', name: 'uShaka Sea World' }] },
      { ...question, id: 'b', text: 'is it too far', state: 'answered', reason: 'it is 4 km by road' },
      { ...question, id: 'c', text: 'is it open', state: 'to_ask', reason: 'we cannot know this: ask uShaka' },
    ]
    const plan = { ...PLAN_AS_ASKED, headline: { ...PLAN_AS_ASKED.headline!, missing: null }, requests }
    const { container } = show(plan)
    expect(rows(container)).toEqual([
      'To askIs it openWe cannot know this: ask uShaka.',
      'AnsweredIs it too farIt is 4 km by road.',
      'MetAn aquariumuShaka Sea World: Thu 6 May, 09:00',
    ])
    expect(plain(container.querySelectorAll('.three-lines dd')[1])).toContain('1 to ask')
  })

  test('has links that lead to a step of the programme or to a card', () => {
    const { container } = show()
    const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
    expect(links.map((link) => link.getAttribute('href'))).toContain('#arrange-day-1-1245')
    for (const link of links)
      expect(container.querySelectorAll(`[id="${link.hash.slice(1)}"]`), link.hash).toHaveLength(1)
  })

  test('gives every id once, also where two steps of a day begin at the same time', () => {
    const [day] = PLAN_AS_ASKED.daily_itinerary
    const twice = { ...day!, schedule: [{ ...day!.schedule[0]!, title: 'Wait' }, ...day!.schedule] }
    const { container } = show({ ...PLAN_AS_ASKED, daily_itinerary: [twice] })
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.length).toBe(new Set(ids).size)
  })

  test('of "A or B" both reasons are given if neither is met', () => {
    const requests = PLAN_AS_ASKED.requests!.map((one) =>
      one.id === 'r5' ? { ...one, state: 'not_met' as const, where: [], reason: 'It is closed that day.' } : one,
    )
    const { container } = show({ ...PLAN_AS_ASKED, requests })
    expect(rows(container)).toContainEqual(
      'Not metMoses Mabhida Stadium or Kings ParkMoses Mabhida Stadium: It is closed that day.Kings Park: The stadium was chosen.',
    )
  })

  test('folds after eight lines, and says what the others are', () => {
    const [first] = PLAN_AS_ASKED.requests!
    const requests = Array.from({ length: 30 }, (_, at) => ({
      ...first!,
      id: `s${at}`,
      text: `Sight ${at}`,
      ...(at % 10 === 0 ? {} : { state: 'not_met' as const, where: [], reason: 'The day is full.' }),
    }))
    const { container } = show({ ...PLAN_AS_ASKED, requests })
    expect(container.querySelectorAll('.asked')).toHaveLength(30)
    expect(plain(container.querySelector('.itinerary-asked summary'))).toBe('Show the other 22: 19 not met, 3 met')
    const nine = show({ ...PLAN_AS_ASKED, requests: requests.slice(0, 9) }).container
    expect(nine.querySelector('.itinerary-asked summary')).toBeNull()
  })

  test('a request that is not wanted and yet in the plan is a line of its own', () => {
    const [first] = PLAN_AS_ASKED.requests!
    const { lines, leftOut } = askedLinesOf([{ ...first!, force: 'not', state: 'not_met', text: 'A mall' }], ' or ')
    expect([lines.map(({ text }) => text), leftOut]).toEqual([['A mall'], []])
  })
})

test('the price stands beside the budget', () => {
  const budgetIn = (...notes: Itinerary['notes']) =>
    plain(region(show({ ...PLAN_AS_ASKED, notes }).page, 'Estimated price per learner').queryByText(/your budget/u))
  expect(budgetIn({ code: 'under_budget', params: { cents: 4765, budget_cents: 45000 } })).toBe(
    'R48 under your budget of R450',
  )
  expect(budgetIn({ code: 'over_budget', params: { days: 1, price_cents: 54000, budget_cents: 45000 } })).toBe(
    'R90 over your budget of R450',
  )
  expect(budgetIn()).toBe('')
})

test('the list at the end does not repeat what the first lines say of the budget', () => {
  const plan: Itinerary = {
    ...PLAN_AS_ASKED,
    notes: [
      { code: 'prices_estimated', params: {} },
      { code: 'under_budget', params: { cents: 4765, budget_cents: 45000 } },
    ],
    assumptions: ['All prices are estimates.', 'R47.65 is left.'],
  }
  const itemsOf = (shown: Itinerary) => region(show(shown).page, 'What we assumed').getAllByRole('listitem').map(plain)
  expect(itemsOf(plan)).toEqual(['All prices are estimates.'])
  const { headline: _headline, ...without } = plan
  expect(itemsOf(without)).toEqual(['All prices are estimates.', 'R47.65 is left.'])
})

describe('questions and what would do instead', () => {
  test('are buttons for the owner, in plain forms that add a sentence to the idea', () => {
    const { page, container } = show(PLAN_AS_ASKED, true)
    const buttons = [...container.querySelectorAll<HTMLButtonElement>('.plan-anew button')]
    expect(buttons.map(({ name, value, textContent }) => [name, value, textContent])).toEqual([
      ['idea', 'Visit KZNSA Gallery.', 'Plan with KZNSA Gallery instead'],
      ['idea', 'We may be back by 16:00.', 'We may be back by 16:00.'],
      ['idea', 'We must be back by 14:00.', 'We must be back by 14:00.'],
    ])
    for (const { form } of buttons) {
      expect(form?.getAttribute('action')).toBe(`/itinerary/${PLAN_AS_ASKED.search_id}`)
      expect(form?.method).toBe('post')
    }
    expect(
      page.getByText('This makes a new plan from your words with this added. Your present plan stays.'),
    ).toBeTruthy()
  })

  test('are text for everybody else', () => {
    const { page, container } = show()
    expect(container.querySelector('.itinerary-asked form')).toBeNull()
    expect(page.getByText('May the day end later?')).toBeTruthy()
    const options = [...container.querySelectorAll('.question-options li')].map(({ textContent }) => textContent)
    expect(options).toEqual(['We may be back by 16:00.', 'We must be back by 14:00.'])
    expect(page.queryByText(/^This makes a new plan/)).toBeNull()
  })

  test('the reason of a refused answer is an alert', () => {
    expect(plain(show(PLAN_AS_ASKED, true, 'Too many requests.').page.getByRole('alert'))).toBe('Too many requests.')
  })
})
