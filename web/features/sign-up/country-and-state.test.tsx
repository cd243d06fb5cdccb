import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FormContext } from '../../ui/form/form-state.ts'
import { NoticesHost } from '../../ui/notices/notices-host.tsx'
import { CountryAndState } from './country-and-state.tsx'

configure({ asyncUtilTimeout: 5_000 })
afterEach(cleanup)

type Answers = Record<string, () => Response | Promise<Response>>

function open(countryId: string, answers: Answers) {
  const apiFetch = async (path: string) => answers[path]?.() ?? new Response(null, { status: 500 })
  const draw = (id: string) => (
    <QueryClientProvider client={client}>
      <FormContext value={{ problems: {}, values: {}, filled: {} }}>
        <CountryAndState countryId={id} wantedStateId={null} hasScript apiFetch={apiFetch} />
      </FormContext>
      <NoticesHost />
    </QueryClientProvider>
  )
  const client = new QueryClient()
  const { rerender } = render(draw(countryId))
  return (id: string) => rerender(draw(id))
}
const states = () => screen.getByLabelText<HTMLSelectElement>('State or province')
const COUNTRIES = { '/api/countries': () => Response.json([{ id: 1, country: 'South Africa' }]) }

test('the list of states is disabled without a country, and shows that it loads', async () => {
  let answer = (_: Response) => {}
  const list = new Promise<Response>((resolve) => (answer = resolve))
  const choose = open('', { ...COUNTRIES, '/api/states?country_id=1': () => list })
  expect(await screen.findByRole('option', { name: 'South Africa' })).toBeTruthy()
  expect(states().disabled).toBe(true)
  choose('1')
  expect(await screen.findByRole('option', { name: 'Loading states...' })).toBeTruthy()
  expect(states().disabled).toBe(true)
  answer(Response.json([{ id: 3, state: 'Gauteng' }]))
  expect(await screen.findByRole('option', { name: 'Gauteng' })).toBeTruthy()
  expect(states().disabled).toBe(false)
})

test.each(['states', 'items'])('a list in the field "%s" is accepted', async (name) => {
  open('1', {
    ...COUNTRIES,
    '/api/states?country_id=1': () => Response.json({ [name]: [{ id: 3, state: 'Gauteng' }] }),
  })
  expect(await screen.findByRole('option', { name: 'Gauteng' })).toBeTruthy()
})

test('lists that cannot be fetched are empty, with a notice', async () => {
  open('', {})
  expect(await screen.findByText('Failed to load countries')).toBeTruthy()
  cleanup()
  open('1', COUNTRIES)
  expect(await screen.findByText('Failed to load states')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('option', { name: 'This country has none' })).toBeTruthy())
})
