import { randomPicture } from './picture.ts'

export interface Call {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  /** JSON, or the bytes of a picture. */
  body: Record<string, unknown> | Buffer | null
}
export type Answer = Record<string, unknown>
type Row = Record<string, unknown>

/** A kind of record, the calls that write it, and what the database must hold when all were acknowledged. */
export interface Kind {
  name: string
  /** Calls in their order; each sees the answers to those before it. */
  calls: ((mark: string, answers: readonly Answer[]) => Call)[]
  /** SQL that finds the record's rows by one parameter; exactly one must be there. Null for a file. */
  rows: string | null
  parameter: (mark: string, answers: readonly Answer[]) => string
  holds: (row: Row, mark: string, answers: readonly Answer[]) => boolean
  /** How many letters go to the record's own address. */
  letters: number
}

export const addressOf = (mark: string): string => `kill-${mark}@school.example`

const post = (path: string, body: Call['body']): Call => ({ method: 'POST', path, body })
const ideaOf = (mark: string) => `40 Grade 6 learners from Pretoria to Durban, 6 to 7 May 2027. ${mark}`
const searchIdOf = (answers: readonly Answer[]) => Number(answers[0]?.['search_id'])

/** A change names the version that it is made from, and takes no key: made twice, it is refused the second time. */
export const isOfAVersion = ({ path }: Call): boolean => path.endsWith('/revisions')

const sendIdea = (mark: string) => post('/api/search', { idea: ideaOf(mark) })
const makePlan = (mark: string, answers: readonly Answer[]) =>
  post('/api/generate-itinerary', { search_id: searchIdOf(answers), idea: ideaOf(mark) })
const ADULTS = 6
const setAdults = { type: 'set', field: 'pax_teachers', value: ADULTS }
const writePost = (mark: string) => post('/api/blog', { title: `Post ${mark}`, body: `Pack **light**, ${mark}.` })

export const KINDS: readonly Kind[] = [
  {
    name: 'idea',
    calls: [sendIdea],
    rows: 'SELECT idea FROM searches WHERE id = ?',
    parameter: (_mark, answers) => String(searchIdOf(answers)),
    holds: (row, mark) => row['idea'] === ideaOf(mark),
    letters: 0,
  },
  {
    name: 'plan',
    calls: [sendIdea, makePlan],
    rows: "SELECT json_extract(document, '$.total_per_student') AS total FROM itineraries WHERE search_id = ?",
    parameter: (_mark, answers) => String(searchIdOf(answers)),
    holds: (row, _mark, answers) =>
      row['total'] === (answers[1]?.['itinerary'] as { total_per_student: number } | undefined)?.total_per_student,
    letters: 0,
  },
  {
    name: 'changed plan',
    calls: [
      sendIdea,
      makePlan,
      (_mark, answers) =>
        post(`/api/itinerary/${searchIdOf(answers)}/revisions`, { base_version: 1, changes: [setAdults] }),
    ],
    rows: `SELECT version, json_extract(document, '$.total_per_student') AS total,
      json_extract(document, '$.group_details.teachers') AS adults FROM plan_versions WHERE search_id = ?`,
    parameter: (_mark, answers) => String(searchIdOf(answers)),
    holds: (row, _mark, answers) =>
      row['version'] === 2 &&
      row['adults'] === ADULTS &&
      row['total'] === (answers[2]?.['itinerary'] as { total_per_student: number } | undefined)?.total_per_student,
    letters: 0,
  },
  {
    name: 'message',
    calls: [
      (mark) =>
        post('/api/email-webhook', {
          type: 'contact',
          contact: { name: 'Sipho Ndaba', email: addressOf(mark), message: `Is ${mark} taken?` },
        }),
    ],
    rows: "SELECT id, json_extract(message, '$.message') AS message FROM contact_messages WHERE email = ?",
    parameter: addressOf,
    holds: (row, mark, [answer]) => row['message'] === `Is ${mark} taken?` && row['id'] === answer?.['id'],
    letters: 1,
  },
  {
    name: 'demo request',
    calls: [
      (mark) =>
        post('/api/school-demo', { name: 'Naledi', school: `School ${mark}`, email: addressOf(mark), consent: true }),
    ],
    rows: "SELECT id, json_extract(submission, '$.school') AS school FROM demo_requests WHERE email = ?",
    parameter: addressOf,
    holds: (row, mark, [answer]) => row['school'] === `School ${mark}` && row['id'] === answer?.['id'],
    letters: 1,
  },
  {
    name: 'order',
    calls: [(mark) => post('/api/payments', orderOf(mark))],
    rows: "SELECT reference, amount_cents FROM orders WHERE json_extract(billing, '$.email') = ?",
    parameter: addressOf,
    holds: (row, _mark, [answer]) => row['amount_cents'] === 54_500 && row['reference'] === answer?.['reference'],
    letters: 1,
  },
  {
    name: 'account',
    calls: [(mark) => post('/api/signup', { name: 'Zanele', lastname: `K${mark}`, email: addressOf(mark) })],
    rows: 'SELECT username, lastname FROM users JOIN profiles ON user_id = users.id WHERE email = ?',
    parameter: addressOf,
    holds: (row, mark, [answer]) => row['lastname'] === `K${mark}` && row['username'] === answer?.['username'],
    letters: 1,
  },
  {
    name: 'changed post',
    calls: [
      writePost,
      (mark, [answer]) => ({
        method: 'PUT',
        path: `/api/blog/${String(answer?.['slug'])}`,
        body: { slug: answer?.['slug'], title: `Post ${mark}`, body: `Pack more, ${mark}.` },
      }),
    ],
    rows: 'SELECT body, deleted_at FROM posts WHERE title = ?',
    parameter: (mark) => `Post ${mark}`,
    holds: (row, mark) => row['body'] === `Pack more, ${mark}.` && row['deleted_at'] === null,
    letters: 0,
  },
  {
    name: 'deleted post',
    calls: [
      writePost,
      (_mark, [answer]) => ({ method: 'DELETE', path: `/api/blog/${String(answer?.['slug'])}`, body: null }),
    ],
    rows: 'SELECT deleted_at FROM posts WHERE title = ?',
    parameter: (mark) => `Post ${mark}`,
    holds: (row) => row['deleted_at'] !== null,
    letters: 0,
  },
  {
    name: 'picture',
    calls: [() => post('/api/blog/images', randomPicture())],
    rows: null,
    parameter: (mark) => mark,
    holds: () => true,
    letters: 0,
  },
]

const orderOf = (mark: string) => ({
  tripName: 'Berg to beach',
  totalAmount: 545,
  paymentMethod: 'bank_transfer',
  billingName: 'Thabo Dlamini',
  billingEmail: addressOf(mark),
  billingPhone: '083 555 0190',
  billingAddress: '8 Moema Street',
  billingCity: 'Soweto',
  billingProvince: 'GP',
  billingPostalCode: '1804',
  schoolName: `School ${mark}`,
  schoolContact: 'Naledi Mokoena',
  schoolEmail: addressOf(mark),
  agreeTerms: true,
  agreeRefund: true,
  agreeData: true,
})
