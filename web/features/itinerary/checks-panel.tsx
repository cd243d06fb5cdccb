import { Check as Tick, ChevronDown, CircleAlert, TriangleAlert } from 'lucide-react'
import type { Itinerary } from '#shared/contracts/itinerary'
import type { CheckQuestion } from '#shared/domain/itinerary/check-questions'
import { Card } from '../../ui/card.tsx'
import { type AnsweredQuestion, type Check, checksByQuestion } from './checks-by-question.ts'
import { counted } from './shown-figures.ts'

const QUESTIONS: Record<CheckQuestion, string> = {
  asked: 'Is it what was asked for?',
  open: 'Is every place open, and is there time for it?',
  road: 'Is it possible on the road?',
  safe: 'Is it safe, with beds, meals and rest?',
  lawful: 'Is it lawful?',
  price_and_caps: 'Do the sums add up, and does it fit CAPS?',
}

/** The verifier's report on this plan: six questions, each with its checks and their evidence. */
export function ChecksPanel({ checks }: { checks: Itinerary['checks'] }) {
  if (checks.length === 0) return null
  const toLookAt = checks.filter(({ status }) => status !== 'pass').length
  return (
    <section aria-labelledby="checks" className="print:hidden">
      <h2 id="checks" className="section-heading">
        We checked {counted(checks.length, 'thing')}
      </h2>
      <p className="mt-1 text-ink-2">
        {toLookAt === 0 ? 'All of them are fine.' : `${checks.length - toLookAt} are fine, ${toLookAt} to look at.`}
      </p>
      <Card className="mt-4 overflow-hidden">
        {checksByQuestion(checks).map((answered) => (
          <Question key={answered.question} {...answered} />
        ))}
      </Card>
    </section>
  )
}

/** A question with its answer in figures. What is to be looked at is always shown, what is fine when it is opened. */
function Question({ question, checks, toLookAt }: AnsweredQuestion) {
  const fine = checks.length - toLookAt
  return (
    <div className="question">
      <details className="fold">
        <summary className="flex items-center gap-3 px-5 py-3">
          <span className="grow">
            <h3 className="text-base font-semibold">{QUESTIONS[question]}</h3>
            <span className="text-small text-ink-2">
              {toLookAt === 0 ? `${counted(fine, 'check')}, all fine` : `${toLookAt} to look at, ${fine} fine`}
            </span>
          </span>
          <ChevronDown size={20} className="fold-chevron shrink-0 text-ink-3" />
        </summary>
        <CheckList checks={checks.slice(toLookAt)} />
      </details>
      {toLookAt > 0 && <CheckList checks={checks.slice(0, toLookAt)} />}
    </div>
  )
}

const MARKS = {
  fail: { icon: CircleAlert, word: 'Does not hold: ' },
  warn: { icon: TriangleAlert, word: 'To look at: ' },
  pass: { icon: Tick, word: 'Fine: ' },
} as const

function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul>
      {checks.map(({ id, label, status, detail }) => {
        const { icon: Icon, word } = MARKS[status]
        return (
          <li key={id} className={`check check-${status}`}>
            <Icon size={22} />
            <p className="min-w-0">
              <span className="sr-only">{word}</span>
              <span className="font-semibold">{label}</span>
              <span className="block text-small text-ink-2">{detail}</span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
