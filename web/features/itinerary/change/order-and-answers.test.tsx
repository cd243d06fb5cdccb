import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PLAN_AS_ASKED } from '../asked/asked.fixture.ts'
import { TWO_DAYS } from './editable.fixture.ts'
import { button, drawer, openPlan, pressIn, server, withFreshServer } from './plan-of-owner.fixture.tsx'

withFreshServer()

describe('an answer to a question of the plan', () => {
  const [question] = PLAN_AS_ASKED.questions!

  test('changes the plan, and leaves the focus at the questions', async () => {
    const user = openPlan(PLAN_AS_ASKED)
    server.answer = () => Response.json({ version: 2, itinerary: PLAN_AS_ASKED, said: ['Answered.'] })
    await user.click(button('We may be back by 16:00.'))
    expect(server.sent).toEqual([
      {
        base_version: 1,
        changes: [{ type: 'answer', question: question!.id, option: 'We may be back by 16:00.' }],
      },
    ])
    await waitFor(() => expect(document.activeElement?.id).toBe('questions'))
  })

  test('that cannot be taken says so beside the question', async () => {
    const user = openPlan(PLAN_AS_ASKED)
    server.answer = () => Response.json({ error: 'The idea has no room.', code: 'x' }, { status: 422 })
    await user.click(button('We may be back by 16:00.'))
    const group = screen.getByRole('group', { name: question!.question })
    expect((await within(group).findByRole('alert')).textContent).toContain('The idea has no room.')
  })
})

describe('the days', () => {
  test('are put before or after each other, and the focus follows', async () => {
    const user = openPlan()
    expect(screen.queryByRole('button', { name: /^Day 1 before/ })).toBeNull()
    await user.click(button('Day 2 before day 1'))
    expect(server.sent).toEqual([{ base_version: 1, changes: [{ type: 'move', day: 2, to_day: 1 }] }])
    await waitFor(() => expect(document.activeElement?.id).toBe('add-1'))
  })

  test('are one more or one fewer', async () => {
    const user = openPlan()
    await user.click(button('One day fewer'))
    server.answer = () => Response.json({ error: 'A visit is locked.', code: 'locked' }, { status: 422 })
    await user.click(button('One day more'))
    expect(server.sent.map(({ changes }) => changes[0])).toEqual([
      { type: 'set', field: 'days', value: 1 },
      { type: 'set', field: 'days', value: 3 },
    ])
    expect((await screen.findByRole('alert')).textContent).toContain('A visit is locked.')
  })
})

test('the way to travel is a word as well', async () => {
  const user = openPlan()
  await user.click(button(/^by bus/))
  await user.selectOptions(await within(await drawer()).findByLabelText('The group travels'), 'with your own bus')
  await pressIn(user, 'Plan it this way')
  expect(server.sent).toEqual([{ base_version: 1, changes: [{ type: 'set', field: 'transport', value: 'own' }] }])
})

describe('the budget', () => {
  test('slides over the plans that the server made, each with its price and what it loses', async () => {
    const user = openPlan()
    await user.click(button(/^No budget given/))
    const slider = await within(await drawer()).findByRole('slider', { name: 'Bring it to a lower price' })
    expect(slider.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe('R402 a learner')
    fireEvent.change(slider, { target: { value: '1' } })
    const words = (await drawer()).textContent!.replaceAll('\u00a0', ' ')
    expect(words).toContain('R340 a learner, R62 less. Without Gardens. Instead: Museum.')
    fireEvent.change(slider, { target: { value: '0' } })
    expect((await drawer()).textContent).toContain('It keeps every visit and bed')
    await pressIn(user, 'Plan it this way')
    expect(server.sent).toEqual([
      { base_version: 1, changes: [{ type: 'set', field: 'budget_per_student', value: 300 }] },
    ])
  })
})

describe('what we assumed', () => {
  test('has a control at what can be changed, which gets the focus back', async () => {
    const notes = [
      { code: 'prices_estimated' as const, params: {} },
      { code: 'origin_default' as const, params: {} },
    ]
    const assumptions = ['All prices are estimates.', 'The trip starts in Pietermaritzburg.']
    const user = openPlan({ ...TWO_DAYS, notes: notes as unknown as typeof TWO_DAYS.notes, assumptions })
    const list = within(screen.getByRole('region', { name: 'What we assumed' }))
    expect(list.getAllByRole('button')).toHaveLength(1)
    await user.click(list.getByRole('button', { name: 'Change: Pietermaritzburg' }))
    await within(await drawer()).findByRole('heading', { name: 'Where does the trip start?' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement?.id).toBe('note-origin_default'))
  })
})

test('the owner is led to the words that can be changed, wherever the plan is read', () => {
  openPlan()
  for (const link of screen.getAllByRole('link', { name: 'Change this plan' })) {
    expect(link.getAttribute('href')).toBe('#took')
    expect(document.querySelectorAll('#took')).toHaveLength(1)
  }
})
