import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PLAN_AS_ASKED } from '../asked/asked.fixture.ts'
import { button, openPlan, server } from './plan-of-owner.fixture.tsx'

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
