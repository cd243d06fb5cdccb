import { type AskedLine, askedLinesOf } from '#shared/domain/itinerary/asked-lines'
import { inLanguage, languagesOf } from '#shared/domain/itinerary/in-language'
import type { Itinerary, ItineraryDay, Step } from '#shared/domain/itinerary/itinerary'
import type { Language } from '#shared/domain/language'
import { messagesOf } from '#shared/domain/itinerary/messages'
import { PRINT_WORDS } from './print-words.ts'

const rand = (amount: number): string => `R${amount.toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/gu, ' ')}`
const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')
const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const part = (title: string, body: string): string => `## ${title}\n\n${body}`

interface Page {
  plan: Itinerary
  language: Language
}
const wordsOf = ({ language }: Page) => PRINT_WORDS[language]

function askedLine({ text, mark, requests: [first] }: AskedLine, page: Page): string {
  const { where = [], reason, instead } = first ?? {}
  const words = wordsOf(page)
  const steps = where.map(({ day, start, name }) => `${name ? `${name}: ` : ''}${words.dayAt(day)} ${start}`).join(', ')
  const others = [steps, reason, instead && `${words.instead}: ${instead.name}`].filter(Boolean)
  return `**${text}** – ${[words.marks[mark], ...others].join('; ')}`
}
/** The first lines, what was asked for as the page has it, and the questions. */
function printHeadline(page: Page): string[] {
  const { headline, requests = [], questions = [] } = page.plan
  if (!headline) return []
  const words = wordsOf(page)
  const said = [
    `${words.get}: ${headline.get}`,
    ...(headline.missing ? [`${words.missing}: ${headline.missing}`] : []),
    `${words.costs}: ${headline.cost}`,
  ]
  const { lines, leftOut, others } = askedLinesOf(requests, page.language === 'af' ? ' of ' : ' or ')
  const asked = lines.map((line) => askedLine(line, page))
  const all = [
    ...asked,
    ...(others.length > 0 ? [`${words.others}: ${others.join('; ')}`] : []),
    ...(leftOut.length > 0 ? [`${words.leftOut}: ${leftOut.join('; ')}`] : []),
  ]
  const open = questions.map(({ question, options }) => `${question} ${options.join(' / ')}`)
  return [
    list(said),
    ...(all.length > 0 ? [part(words.asked, list(all))] : []),
    ...(open.length > 0 ? [part(words.questions, list(open))] : []),
  ]
}

/** The parts of a step that the page shows beside its note. */
function printParts({ task, visit_programme: programme, within = [] }: Step, page: Page): string[] {
  const words = wordsOf(page)
  return [
    ...(task ? [`${words.task}: ${task}`] : []),
    ...(programme ? [`${words.whileThere(programme.minutes)}: ${programme.title}. ${programme.note}`] : []),
    ...within.map(({ title, minutes }) => `${words.within(minutes)}: ${title}.`),
  ]
}
function printArrangements(page: Page): string[] {
  const words = wordsOf(page)
  const held = ({ low, high }: { low: number; high: number }): string =>
    high === 0 ? words.noFee : words.held(rand((low + high) / 2))
  const steps = page.plan.daily_itinerary.flatMap(({ day, schedule }) =>
    schedule.flatMap(({ title, arrange, within = [] }) => [
      ...(arrange ? [{ day, title, arrange, cost: held(arrange.estimate) }] : []),
      ...within.map((one) => ({
        day,
        title: one.title,
        arrange: one.arrange,
        cost: one.arrange.estimate.high === 0 ? words.noFee : words.notHeld,
      })),
    ]),
  )
  const cards = steps.map(
    ({ day, title, arrange: { who, ask, by }, cost }) => `${words.ask(day, title, who, by)}; ${cost}. ${ask.join(' ')}`,
  )
  return cards.length > 0 ? [part(words.toArrange, list(cards))] : []
}

function printMessages({ plan, language }: Page): string[] {
  const messages = messagesOf(plan, language).map(
    ({ to, names, lines }) => `${to}${names.length > 0 ? ` (${names.join(', ')})` : ''}: ${lines.join('; ')}`,
  )
  return messages.length > 0 ? [part(PRINT_WORDS[language].toPassOn, list(messages))] : []
}

function printDay({ day, date, title, schedule, meals, accommodation }: ItineraryDay, page: Page): string {
  const words = wordsOf(page)
  const rows = schedule.map((step) =>
    rowOf([
      `${step.start}–${step.end}`,
      `${step.title}${step.distance_km === undefined ? '' : `, ${step.distance_km} km`}`,
      [step.note ?? '', ...printParts(step, page)].join(' ').trim(),
    ]),
  )
  return [
    `## ${words.day} ${day}, ${date}: ${title}`,
    [rowOf(words.columns), '|---|---|---|', ...rows].join('\n'),
    `${words.meals}: ${meals.join(', ') || words.none}. ${accommodation ? `${words.bed}: ${accommodation}.` : `${words.home}.`}`,
  ].join('\n\n')
}

/** So many measures the page shows; the others are those of every trip. */
const MOST_SAFETY = 5
function printSafety(page: Page): string {
  const { safety_measures: all } = page.plan
  const others = all.slice(MOST_SAFETY)
  const rest = others.length > 0 ? `\n\n${wordsOf(page).always}: ${others.join(' ')}` : ''
  return part(wordsOf(page).safety, `${list(all.slice(0, MOST_SAFETY))}${rest}`)
}
function printCosts(page: Page): string {
  const words = wordsOf(page)
  const rows = page.plan.cost_details.map(({ item, unit_price, quantity, total, per_student }) =>
    rowOf([item, rand(unit_price), String(quantity), rand(total), rand(per_student)]),
  )
  return part(words.costTitle, [rowOf(words.costColumns), '|---|---|---|---|---|', ...rows].join('\n'))
}
/** What the first lines say is not said again. */
const SAID_ABOVE: ReadonlySet<string> = new Set(['under_budget', 'short_notice'])

/** A plan as Markdown, in the language of its idea, with the words it was asked for in. */
export function printPlan(idea: string, document: Itinerary): string {
  const language = languagesOf(document)[0]!
  const page = { plan: inLanguage(document, language), language }
  const { plan } = page
  const words = wordsOf(page)
  const { group_details: group, notes } = plan
  const checks = plan.checks
    .filter(({ status }) => status !== 'pass')
    .map(({ status, label, detail }) => `${status}: ${label}${detail ? ` – ${detail}` : ''}`)
  const assumed = plan.assumptions.filter((_, at) => !SAID_ABOVE.has(notes[at]?.code ?? ''))
  return `${[
    `# ${plan.title}`,
    `> ${idea}`,
    ...(plan.why_in_english ? [plan.why_in_english.text] : []),
    plan.summary,
    `${plan.location}. ${plan.duration}, ${plan.start_date} ${words.to} ${plan.end_date}. ${group.students} ${words.learners}, ${group.teachers} ${words.adults}. **${rand(plan.total_per_student)} ${words.estimate}.**`,
    ...printHeadline(page),
    ...plan.daily_itinerary.map((day) => printDay(day, page)),
    ...printArrangements(page),
    ...printMessages(page),
    part(words.learning, list(plan.learning_objectives)),
    printCosts(page),
    part(words.inPrice, list(plan.inclusions)),
    part(words.notInPrice, list(plan.exclusions)),
    printSafety(page),
    part(words.paperwork, list(plan.requirements)),
    part(words.assumed, list(assumed)),
    part(words.checks, `${words.checked(plan.checks.length)}\n\n${list(checks)}`),
  ].join('\n\n')}\n`
}
