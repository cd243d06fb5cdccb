import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { DemoForm } from '#shared/contracts/demo'
import type { ParsedIdea } from '#shared/contracts/parsed-idea'
import { formValues, readForm } from '#shared/contracts/read-form'
import { type BudgetOf, readTypedBudget } from '#shared/domain/typed-text'
import type { ApiFetch } from '../../api/client.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { type FormProblem, useForm } from '../../ui/form/use-form.ts'
import { showNotice } from '../../ui/notices/notices.ts'
import { answersOf } from './answers-of-idea.ts'
import { listCompletedIdeas } from './completed-ideas.ts'
import { boxesNamed, fillIn } from './fill-in.ts'
import { leadOf, sendDemo } from './send-demo.ts'

/** The visitor's ideas; the route provides them. */
export interface KnownIdeas {
  /** Reads and removes the idea stored on this device; null if there is none. */
  takePending: () => Promise<ParsedIdea | null>
  searchId: () => string | null
  forgetSearchId: () => void
}

interface DemoWork {
  apiFetch: ApiFetch
  answer: FormAnswer | undefined
  ideas: KnownIdeas
  onSent: () => void
}

const FROM_IDEA = 'from your idea'

/** The demo request's form: how it is filled in and sent, and the messages about the result. */
export function useDemoForm({ apiFetch, answer, ideas, onSent }: DemoWork) {
  const [filled, setFilled] = useState<Record<string, string>>({})
  const [budgetOf, setBudgetOf] = useState<BudgetOf>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [idea, setIdea] = useState<ParsedIdea | null>(null)

  const submit = async (data: FormData, key: string): Promise<FormProblem | null> => {
    const values = formValues(data, ['trip_types'])
    values['searchId'] = ideas.searchId() ?? ''
    const reading = readForm(DemoForm, values)
    if (!('value' in reading)) {
      const lead = leadOf(reading.fields, values)
      showNotice({ ...lead, destructive: true })
      return { problem: lead.description, fields: reading.fields }
    }
    const outcome = await sendDemo(apiFetch, reading.value, key)
    if (outcome.state === 'failed') {
      const description = outcome.problem || 'Please try again later.'
      showNotice({ title: 'Submission failed', description, destructive: true })
      return { problem: description, fields: outcome.fields }
    }
    setFilled({})
    setIdea(null)
    setBudgetOf(null)
    if (outcome.state === 'unconfirmed')
      showNotice({ title: 'Submission warning', description: "We couldn't confirm delivery, but we'll follow up." })
    else {
      if (outcome.both) ideas.forgetSearchId()
      onSent()
    }
    form.form.current?.reset()
    setChosen(0)
    return null
  }

  const form = useForm({ draft: 'demo', answer: answer && problemOf(answer), submit })
  const element = form.form

  const count = useCallback(() => {
    if (!element.current) return
    setChosen(boxesNamed(element.current, 'trip_types').filter((box) => box.checked).length)
    const budget = element.current.elements.namedItem('monthly_budget')
    if (budget instanceof HTMLInputElement) setBudgetOf(readTypedBudget(budget.value).of)
  }, [element])

  const put = (found: ParsedIdea, from: 'text' | 'list') => {
    if (!element.current) return
    setIdea(found)
    const answers = answersOf(found, from)
    const names = fillIn(element.current, answers)
    setFilled((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, FROM_IDEA])) }))
    count()
  }

  const open = useEffectEvent(async () => {
    // A form that the server answered keeps only the typed values.
    if (answer) return
    const pending = await ideas.takePending()
    count()
    if (pending) put(pending, 'text')
    const searchId = ideas.searchId()
    const completed = await listCompletedIdeas(apiFetch)
    // Answers of two different trips are not mixed.
    const fitting = pending ? completed.find(({ id }) => String(id) === searchId) : completed[0]
    if (fitting) put(fitting, 'list')
  })
  useEffect(() => {
    // After React has started, so that an earlier click is handled first.
    const timer = setTimeout(() => void open())
    return () => clearTimeout(timer)
  }, [])

  const clearTrips = () => {
    if (!element.current) return
    const boxes = boxesNamed(element.current, 'trip_types')
    for (const box of boxes) box.checked = false
    element.current.dispatchEvent(new Event('input', { bubbles: true }))
    count()
    boxes[0]?.focus()
  }

  return { ...form, idea, filled, budgetOf, chosen, count, clearTrips }
}

const problemOf = ({ fields, values, problem }: FormAnswer): FormProblem => ({
  problem: Object.keys(fields).length > 0 ? leadOf(fields, values).description : problem,
  fields,
})
