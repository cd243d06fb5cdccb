import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FormContext } from './form-state.ts'
import { ProblemSummary } from './problem-summary.tsx'
import { TextArea, TextField } from './text-field.tsx'
import { ChoiceTiles, TickField } from './tick-field.tsx'
import { type FormProblem, useForm } from './use-form.ts'

type Submit = (data: FormData, key: string) => Promise<FormProblem | null>

function Letter({ submit }: { submit: Submit }) {
  const { formProps, problem, serial, busy } = useForm({ draft: 'letter', submit })
  return (
    <FormContext value={{ problems: problem?.fields ?? {}, values: {}, filled: {} }}>
      <form {...formProps}>
        {problem ? <ProblemSummary lead={problem.problem} serial={serial} /> : null}
        <TextField name="name" label="Your name" hint="As colleagues know you" />
        <TextField name="password" label="Password" type="password" optional />
        <TextArea name="message" label="Message" optional />
        <ChoiceTiles
          name="topics"
          legend="Topics"
          choices={[
            { value: 'a', label: 'Museums' },
            { value: 'b', label: 'Camps' },
          ]}
        />
        <TickField name="consent">You may write to me</TickField>
        <button>{busy ? 'Submitting...' : 'Send'}</button>
      </form>
    </FormContext>
  )
}

const NAME_MISSING: FormProblem = { problem: 'Please fill it in.', fields: { name: 'Please enter your name.' } }
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' })
const send = () => userEvent.click(screen.getByRole('button'))

beforeEach(() => {
  localStorage.clear()
  document.title = 'Write to us'
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

test('the summary and the field have the same message for a missing value, and the field refers to it', async () => {
  render(<Letter submit={() => Promise.resolve(NAME_MISSING)} />)
  await send()
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(document.title).toBe('Error: Write to us')
  const link = screen.getByRole('link', { name: 'Please enter your name.' })
  expect(link.getAttribute('href')).toBe(`#${name().id}`)
  expect(name().getAttribute('aria-invalid')).toBe('true')
  const words = (name().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id))
  expect(words.map((one) => one?.textContent)).toEqual(['As colleagues know you', 'Please enter your name.'])
})

test('a second press while the form is sent sends nothing', async () => {
  let sent = 0
  let finish = (_: null) => {}
  const submit = () => {
    sent += 1
    return new Promise<null>((resolve) => (finish = resolve))
  }
  render(<Letter submit={submit} />)
  await send()
  expect(screen.getByRole('button').textContent).toBe('Submitting...')
  await send()
  expect(sent).toBe(1)
  finish(null)
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Send'))
})

test('sending the same values again has the same key, changed values have another one', async () => {
  const keys: string[] = []
  const submit: Submit = (_data, key) => {
    keys.push(key)
    return Promise.resolve(NAME_MISSING)
  }
  render(<Letter submit={submit} />)
  await send()
  await send()
  await userEvent.type(name(), 'Naledi')
  await send()
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[0])
})

test('a draft is restored after a reload, without the password, and is removed when the form is accepted', async () => {
  const first = render(<Letter submit={() => Promise.resolve(null)} />)
  await userEvent.type(name(), 'Naledi')
  await userEvent.type(screen.getByLabelText(/Password/), 'geheim123')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Camps' }))
  await waitFor(() => expect(localStorage.getItem('uhambo_form_letter')).toContain('Naledi'))
  expect(JSON.stringify(localStorage)).not.toContain('geheim123')
  first.unmount()

  render(<Letter submit={() => Promise.resolve(null)} />)
  expect(name().value).toBe('Naledi')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Camps' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Museums' }).checked).toBe(false)
  await send()
  await waitFor(() => expect(localStorage.getItem('uhambo_form_letter')).toBeNull())
})

test('text typed before the script ran is in the draft, and so is a form that was not accepted', async () => {
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<Letter submit={() => Promise.resolve(NAME_MISSING)} />)
  const typed = page.querySelector<HTMLInputElement>('[name="name"]')
  if (typed) typed.value = 'Early'
  const view = render(<Letter submit={() => Promise.resolve(NAME_MISSING)} />, { container: page, hydrate: true })
  await waitFor(() => expect(localStorage.getItem('uhambo_form_letter')).toContain('Early'))
  localStorage.clear()
  await send()
  await screen.findByRole('alert')
  expect(localStorage.getItem('uhambo_form_letter')).toContain('Early')
  view.unmount()
  page.remove()
})
