import { env } from 'cloudflare:workers'
import type { Message } from '../data/outbox.ts'
import type { Budgets } from '../ports/budgets.ts'
import { createContext } from '../services/context.ts'
import { call } from './call.ts'

let next = 1
/** An address that no other test uses. */
export const freshAddress = () => `teacher-${next++}-${crypto.randomUUID().slice(0, 8)}@school.example`

export const DEMO = {
  name: 'Naledi Mokoena',
  email: 'naledi@thandokazi.example',
  phone: '082 555 0134',
  school: 'Thandokazi Secondary School',
  role: 'Head of Department',
  studentCount: '45',
  teacherCount: 4,
  grade_range: 'Grade 10',
  additionalNotes: 'A real river gorge, and a morning at the sea.',
  status: 'pending',
  searchId: null,
  trip_type: 'Overnight camp',
  trip_types: 'Overnight camp,History & culture',
  budget: 20_000,
  budget_scope: null,
  dates: '2027-07-05 to 2027-07-09',
  consent: true,
  start_date: '2027-07-05',
  end_date: '2027-07-09',
  location: 'KwaZulu-Natal',
}

export const DEMO_FORM = {
  school_name: DEMO.school,
  contact_name: DEMO.name,
  email: DEMO.email,
  phone: DEMO.phone,
  role: DEMO.role,
  current_solution: 'Spreadsheet and WhatsApp',
  student_count: 45,
  teacher_count: 4,
  grade_range: 'Grade 10',
  trip_types: ['Overnight camp', 'History & culture'],
  monthly_budget: 'R20,000',
  start_date: '2027-07-05',
  end_date: '2027-07-09',
  location: 'KwaZulu-Natal',
  message: 'A real river gorge, and a morning at the sea.',
  agree_to_contact: true,
}

export const CONTACT = {
  name: 'Sipho Ndaba',
  email: 'sipho@example.co.za',
  subject: 'Trips for a farm school',
  message: 'We have 28 learners. Can the planner use our own transport?',
}

/** The network of a call, and its idempotency key. */
export const from = (network: string, key?: string) => ({
  'cf-connecting-ip': network,
  ...(key && { 'idempotency-key': key }),
})

/** Sends a new demo request from its own network. */
export async function askForDemo(changes: object = {}, headers?: Record<string, string>) {
  const response = await call('/api/school-demo', { body: { ...DEMO, ...changes }, ...(headers && { headers }) })
  return { status: response.status, answer: await response.json<{ success: true; id: string }>() }
}

export const messagesTo = async (address: string) => listWhere('"to"', `"${address}"`)
export const messagesNamed = async (id: string) => listWhere('id', id)

async function listWhere(column: string, part: string): Promise<Message[]> {
  const { results } = await env.DB.prepare(`SELECT * FROM outbox WHERE instr(${column}, ?) ORDER BY created_at, id`)
    .bind(part)
    .all<Message>()
  return results
}

/** Separate budgets, so that tests do not use up those of others. */
export const endlessBudgets: Budgets = { spend: () => Promise.resolve({ granted: true }) }
export function contextWithout(ports: object) {
  const real = createContext(env as Env, () => undefined)
  return { ...real, ports: { ...real.ports, ...ports } }
}
