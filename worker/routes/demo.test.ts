import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { CONSENT_REQUIRED } from '#shared/contracts/demo'
import { call } from '../testing/call.ts'
import { failingDatabase } from '../testing/failing-database.ts'
import { askForDemo, DEMO, DEMO_FORM, freshAddress, from, messagesNamed, messagesTo } from '../testing/requests.ts'

const sendForm = (changes: object, headers?: Record<string, string>) =>
  call('/api/request-demo', { body: { ...DEMO_FORM, ...changes }, ...(headers && { headers }) })
const demoOf = (email: string) =>
  env.DB.prepare('SELECT * FROM demo_requests WHERE email = ?').bind(email).all<Record<string, unknown>>()
const detailsOf = (email: string) =>
  env.DB.prepare('SELECT demo_id AS demoId FROM demo_details WHERE email = ?').bind(email).all<{ demoId: string }>()
/** The messages to the team about full forms with this address. */
const messagesAbout = async (email: string) =>
  (
    await env.DB.prepare("SELECT text FROM outbox WHERE id LIKE 'demo-details:%' AND instr(text, ?)")
      .bind(email)
      .all<{ text: string }>()
  ).results

describe('POST /api/school-demo', () => {
  it('stores the request with its consent, thanks the requester and informs the team', async () => {
    const email = freshAddress()
    const { status, answer } = await askForDemo({ email })
    expect([status, answer.success]).toEqual([201, true])
    const { results } = await demoOf(email)
    expect(results).toMatchObject([{ id: answer.id, status: 'pending' }])
    expect(JSON.parse(String(results[0]?.['submission']))).toMatchObject({
      studentCount: 45,
      teacherCount: 4,
      trip_types: ['Overnight camp', 'History & culture'],
    })
    const consent = await env.DB.prepare('SELECT * FROM consents WHERE subject_id = ?').bind(answer.id).first()
    expect(consent).toMatchObject({ purpose: 'demo_contact', text_version: '2026-11-21', email })
    const [thanks, ...others] = await messagesTo(email)
    expect(others).toEqual([])
    expect(thanks?.subject).toMatch(/^We have your demo request \([A-Z0-9]{1,6}\)$/)
    expect(thanks?.text).toContain('When: 5 to 9 July 2027')
    const [team] = await messagesNamed(`demo-team:${answer.id}`)
    expect(team?.to).toBe('["team@uhambo.example"]')
    expect(team?.text).toContain('Budget: R20\u00a0000')
    expect(team?.text).toContain('Thandokazi Secondary School')
  })

  it('sends both messages through the queue', async () => {
    const email = freshAddress()
    const { answer } = await askForDemo({ email })
    const statuses = async () => (await messagesNamed(answer.id)).map(({ status }) => status)
    await expect.poll(statuses, { timeout: 10_000 }).toEqual(['sent', 'sent'])
  })

  it.each([
    ['name', '', 'Please enter your name.'],
    ['school', null, 'Please enter your school’s name.'],
    ['email', undefined, 'Please enter an email address such as naledi@school.co.za.'],
    ['email', 'naledi@school', 'Please enter an email address such as naledi@school.co.za.'],
    ['consent', false, CONSENT_REQUIRED],
    ['consent', undefined, CONSENT_REQUIRED],
    ['consent', 'yes', CONSENT_REQUIRED],
    ['phone', 'call me', 'Please enter a telephone number such as 082 123 4567.'],
    ['studentCount', 'many', 'Please enter the number of learners in digits, such as 45.'],
    ['start_date', '5 July', 'Please enter a date such as 2027-07-05.'],
    ['end_date', '2027-07-01', 'The last day cannot be before the first.'],
    ['budget', '20000', 'The budget must be a number of rand.'],
    ['trip_types', 7, 'Please choose the trips from the list.'],
  ])('refuses %s as %j, and keeps nothing', async (field, value, message) => {
    const email = freshAddress()
    const response = await call('/api/school-demo', { body: { ...DEMO, email, [field]: value } })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid_fields', fields: { [field]: message } })
    expect((await demoOf(email)).results).toEqual([])
  })

  it('treats empty values as absent', async () => {
    const email = freshAddress()
    const { name, school } = DEMO
    expect((await call('/api/school-demo', { body: { name, school, email, consent: true } })).status).toBe(201)
    const empty = { phone: '', studentCount: '', trip_types: '', start_date: '', searchId: '' }
    expect((await askForDemo({ email, ...empty })).status).toBe(201)
  })

  it('creates one request for one key, from several parallel calls', async () => {
    const email = freshAddress()
    const headers = from('198.51.100.1', crypto.randomUUID())
    const answers = await Promise.all(Array.from({ length: 5 }, () => askForDemo({ email }, headers)))
    expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1)
    expect((await demoOf(email)).results).toHaveLength(1)
    expect(await messagesTo(email)).toHaveLength(1)
  })

  it('writes no mail if the row cannot be stored', async () => {
    const body = { ...DEMO, email: freshAddress() }
    const response = await call('/api/school-demo', { body, with: { DB: failingDatabase((kind) => kind === 'batch') } })
    expect(response.status).toBe(503)
    expect(await messagesTo(body.email)).toEqual([])
  })

  it('repeats no typed text in the letter to the requester, whose address is not confirmed', async () => {
    const email = freshAddress()
    const marked = {
      school: 'MARK-1',
      role: 'MARK-2',
      additionalNotes: 'MARK-3',
      location: 'MARK-4',
      grade_range: 'MARK-5',
    }
    await askForDemo({
      email,
      ...marked,
      name: 'MARK Click evil dot example',
      trip_types: ['MARK-6', 'Other'],
      plan: 'MARK-7',
    })
    const [thanks] = await messagesTo(email)
    expect(JSON.stringify(thanks)).not.toMatch(/MARK|evil/)
    expect(thanks?.text).toContain('Trips: Other')
  })
})

describe('POST /api/request-demo', () => {
  it('belongs to the request of the same key', async () => {
    const email = freshAddress()
    const key = crypto.randomUUID()
    const { answer } = await askForDemo({ email }, from('198.51.100.2', key))
    const response = await sendForm({ email }, from('198.51.100.2', key))
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ success: true })
    expect((await detailsOf(email)).results).toEqual([{ demoId: answer.id }])
  })

  it('else belongs to the request of the same search and address', async () => {
    const email = freshAddress()
    const { answer } = await askForDemo({ email, searchId: '7001' })
    await askForDemo({ email, searchId: 7002 })
    await sendForm({ email: email.toUpperCase(), searchId: 7001 })
    expect((await detailsOf(email)).results).toEqual([{ demoId: answer.id }])
  })

  it('else belongs to a recent request with the same address', async () => {
    const email = freshAddress()
    const { answer } = await askForDemo({ email })
    await sendForm({ email })
    expect((await detailsOf(email)).results).toEqual([{ demoId: answer.id }])
  })

  it('is stored by itself, with its consent, if the request never arrived, and the team is informed', async () => {
    const email = freshAddress()
    await sendForm({ email, searchId: 7003 })
    expect((await detailsOf(email)).results).toEqual([{ demoId: null }])
    const consents = await env.DB.prepare('SELECT purpose FROM consents WHERE email = ?').bind(email).all()
    expect(consents.results).toEqual([{ purpose: 'demo_contact' }])
    const told = await env.DB.prepare('SELECT subject FROM outbox WHERE instr(text, ?)').bind(email).all()
    expect(told.results).toEqual([{ subject: 'Demo request, full form only' }])
    expect(await messagesTo(email)).toEqual([])
  })

  it('informs the team again only if it says more than the request', async () => {
    const [plain, more] = [freshAddress(), freshAddress()]
    for (const [email, current_solution] of [
      [plain, null],
      [more, 'Spreadsheet and WhatsApp'],
    ] as const) {
      await askForDemo({ email })
      await sendForm({ email, current_solution })
    }
    expect(await messagesAbout(plain)).toEqual([])
    expect(await messagesAbout(more)).toHaveLength(1)
  })

  it('tells the team what the form says otherwise than the request, such as teachers and days', async () => {
    const email = freshAddress()
    await askForDemo({ email })
    await sendForm({ email, current_solution: null, teacher_count: 6, end_date: '2027-07-10' })
    const [details, ...others] = await messagesAbout(email)
    expect(others).toEqual([])
    expect(details?.text).toContain('Teachers: 6')
    expect(details?.text).toContain('When: 5 to 10 July 2027')
  })

  it('refuses the same values as the form, with the same messages', async () => {
    const response = await sendForm({ email: '', agree_to_contact: null, school_name: ' ' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      fields: {
        school_name: 'Please enter your school’s name.',
        email: 'Please enter an email address such as naledi@school.co.za.',
        agree_to_contact: CONSENT_REQUIRED,
      },
    })
  })
})

describe('the budgets of mail', () => {
  it('send no mail for a network’s sixth request in ten minutes, but store it and inform the team once', async () => {
    const network = `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}:1::5`
    const emails = Array.from({ length: 7 }, freshAddress)
    for (const email of emails) expect((await askForDemo({ email }, from(network))).status).toBe(201)
    const counts = await Promise.all(emails.map(async (email) => (await messagesTo(email)).length))
    expect(counts).toEqual([1, 1, 1, 1, 1, 0, 0])
    expect((await demoOf(emails[6] ?? '')).results).toHaveLength(1)
    expect(await messagesNamed('held-back:')).toHaveLength(1)
  })

  it('count a full form only if the team is told of it', async () => {
    const network = from('198.51.100.240')
    const emails = Array.from({ length: 5 }, freshAddress)
    for (const email of emails) {
      await askForDemo({ email }, network)
      await sendForm({ email, current_solution: null }, network)
    }
    for (const email of emails) expect(await messagesTo(email)).toHaveLength(1)
  })

  it('thank one address three times a day, and inform the team each time', async () => {
    const email = freshAddress()
    const answers = []
    for (let n = 1; n <= 4; n++) answers.push((await askForDemo({ email }, from(`198.51.100.${10 + n}`))).answer)
    expect(await messagesTo(email)).toHaveLength(3)
    for (const { id } of answers) expect(await messagesNamed(`demo-team:${id}`)).toHaveLength(1)
  })
})
