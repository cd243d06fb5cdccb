import {
  CONSENT_REQUIRED,
  DemoCreated,
  DemoDetailed,
  type DemoForm,
  MISSING_FIELDS,
  requiredFields,
  toDemoSubmission,
} from '#shared/contracts/demo'
import type { ApiFetch } from '../../api/client.ts'
import { sendForm, type SendingProblem } from '../../api/send-form.ts'

export type DemoOutcome =
  /** `both`: the full form arrived too. */
  | { state: 'sent'; both: boolean }
  /** The full form arrived, the request did not. */
  | { state: 'unconfirmed' }
  | { state: 'failed'; problem: string; fields: Record<string, string> }

/** The two submissions of a demo request, one after the other with one key, so that the server can match them. */
export async function sendDemo(apiFetch: ApiFetch, form: DemoForm, key: string): Promise<DemoOutcome> {
  const first = await sendForm(apiFetch, '/api/school-demo', DemoCreated, toDemoSubmission(form), { key })
  if (!('answer' in first) && first.status === 422) return refused(first)
  const second = await sendForm(apiFetch, '/api/request-demo', DemoDetailed, form, { key })
  if ('answer' in first) return { state: 'sent', both: 'answer' in second }
  return 'answer' in second ? { state: 'unconfirmed' } : refused(first)
}

/** Fields of the request, with the form's names for them. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  name: 'contact_name',
  school: 'school_name',
  studentCount: 'student_count',
  teacherCount: 'teacher_count',
  additionalNotes: 'message',
  budget: 'monthly_budget',
  consent: 'agree_to_contact',
}

function refused({ problem, words, fields, status }: SendingProblem): DemoOutcome {
  const named = Object.entries(fields).map(([name, words]) => [FORM_NAMES[name] ?? name, words])
  const isSilent = status > 0 && words === null
  return {
    state: 'failed',
    problem: isSilent ? 'Failed to submit request' : problem,
    fields: Object.fromEntries(named) as Record<string, string>,
  }
}

/** The message for a form that cannot be sent, in the order of the specification: missing fields, then the consent. */
export function leadOf(fields: Record<string, string>, values: Record<string, string | string[]>) {
  const isMissing = (name: string) => name in fields && String(values[name] ?? '').trim() === ''
  if (requiredFields().some(isMissing)) return { title: 'Missing required fields', description: MISSING_FIELDS }
  if (Object.keys(fields).join() === 'agree_to_contact')
    return { title: 'Consent required', description: CONSENT_REQUIRED }
  return { title: 'Please check your answers', description: 'Something needs another look before we can send this.' }
}
