import { RotateCcw, Sparkles } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { FirstFacts } from '#shared/contracts/first-facts'
import { formValues, readForm } from '#shared/contracts/read-form'
import { addSentences, sentencesOf } from '#shared/domain/idea/fact-words'
import type { FormAnswer } from '../../api/form-answer.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { holdPress } from '../../ui/hold-press.ts'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { fetchNotices } from '../../ui/notices/fetch-notices.ts'
import { notify } from '../../ui/notices/notices.ts'
import { PLACEHOLDER_IDEA } from './sample-ideas.ts'
import { FirstFactsPanel } from './first-facts.tsx'
import { useSharedIdea } from './idea-text.tsx'
import { SampleIdeas } from './sample-ideas-list.tsx'
import { typeIn } from './type-in.ts'
import { Understood } from './understood.tsx'
import type { TripPhase, useTripRequest } from './use-trip-request.ts'

const BUSY_WORDS: Partial<Record<TripPhase['name'], string>> = {
  analyzing: 'Analyzing your idea...',
  generating: 'Generating personalized itinerary...',
}

/** The idea's text field and its buttons; without script it is a plain form that the server answers. */
export function IdeaForm({
  trip,
  answer,
}: {
  trip: ReturnType<typeof useTripRequest>
  answer: FormAnswer | undefined
}) {
  const { attach, change, edit, keep, text, saysNothing, isEmpty, savedAt, understood, towns } = useSharedIdea()
  const { phase } = trip
  const problem = phase.name === 'idle' ? (phase.problem ?? (isAskedFor(answer) ? null : answer?.problem)) : null
  const busyWords = BUSY_WORDS[phase.name]
  const locked = phase.name !== 'idle'
  const [isMissing, setMissing] = useState(false)
  /** The text for which the first facts are asked. */
  const [asked, setAsked] = useState(isAskedFor(answer) ? text() : null)

  const [factsProblem, setFactsProblem] = useState<string | null>(null)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (locked) return
    const form = event.currentTarget
    const missing = !text().trim()
    setMissing(missing)
    if (missing) form.querySelector('textarea')?.focus()
    const first = readForm(FirstFacts, formValues(new FormData(form).entries()))
    if (!('value' in first)) return setFactsProblem(first.problem)
    const sentences = sentencesOf(first.value)
    if (sentences.length > 0) change((area) => (area.value = addSentences(area.value, sentences)))
    // Asked once: the next press plans.
    else if (!missing && asked === null && saysNothing()) return setAsked(text())
    setAsked(null)
    setFactsProblem(null)
    trip.submit(text())
  }
  const typed = () => {
    setMissing(false)
    keep()
  }
  const stop = () => {
    trip.stop()
    notify('Stopped', { description: 'Your idea is still here. Nothing is made twice if you start it again.' })
  }
  const startOver = () => {
    const before = text()
    trip.startOver()
    change((area) => {
      area.disabled = false
      area.value = ''
      area.focus()
    })
    const bringBack = () =>
      change((area) => {
        area.value = before
      })
    notify('Started over', { action: { label: 'Bring my idea back', run: bringBack } })
  }

  return (
    <form
      ref={answerByNotice}
      method="post"
      action="/ideas"
      onSubmit={submit}
      className="rounded-idea border border-line bg-surface p-4 shadow-lift sm:p-7"
    >
      <label htmlFor="idea" className="font-display text-[1.125rem] font-bold">
        What trip do you have in mind?
      </label>
      <p id="idea-hint" className="mt-1 text-small text-ink-3">
        Grade, how many, where, when, what they should learn. Leave out what you don’t know.
      </p>
      {isMissing ? (
        <p id="idea-missing" className="idea-missing">
          Please describe your trip idea.
        </p>
      ) : null}
      <textarea
        ref={attach}
        id="idea"
        name="idea"
        rows={7}
        required
        defaultValue={answer?.values['idea']}
        disabled={locked}
        onInput={typed}
        placeholder={PLACEHOLDER_IDEA}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? 'idea-hint idea-missing' : 'idea-hint'}
        enterKeyHint="enter"
        className="idea-box mt-3"
      />
      {savedAt && !locked ? (
        <p className="mt-1.5 text-small text-ink-3">Saved on this device {clock(savedAt)}</p>
      ) : null}
      {isEmpty ? <SampleIdeas onChoose={(sample) => change((area) => typeIn(area, sample, typed))} /> : null}
      {understood && asked === null ? (
        <Understood understood={understood} towns={towns} edit={locked ? null : edit} />
      ) : null}
      {asked === null || locked ? null : <FirstFactsPanel towns={towns} problem={factsProblem} />}
      {problem ? (
        <NoticeBox tone="danger" title={problem} className="mt-5">
          <p>
            {answer
              ? 'What you wrote is still in the box.'
              : 'Your idea is kept on this device. Trying again does not make a second plan.'}
          </p>
        </NoticeBox>
      ) : null}
      {phase.name === 'done' ? (
        <>
          <NoticeBox tone="ok" title="Your itinerary is ready below" className="mt-5">
            <p>A draft with estimated prices. Nothing is booked.</p>
          </NoticeBox>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href="/request-demo" wide>
              Request Full Demo
            </ButtonLink>
            <Button variant="secondary" wide onClick={startOver}>
              <RotateCcw size={20} />
              Start Over
            </Button>
          </div>
        </>
      ) : (
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
          {/* The understood facts above the button may move it during a press. */}
          <Button type="submit" wide aria-disabled={locked || undefined} onPointerDown={holdPress}>
            {busyWords ?? (
              <>
                <Sparkles size={20} />
                Generate Itinerary
              </>
            )}
          </Button>
          {busyWords ? (
            <Button variant="secondary" wide onClick={stop}>
              Stop
            </Button>
          ) : (
            <p className="text-small text-ink-3">Free. No account needed for the draft.</p>
          )}
        </div>
      )}
    </form>
  )
}

/** Whether the server asks for the first facts of a form that was posted without script. */
const isAskedFor = (answer: FormAnswer | undefined) => answer?.fields['first_facts'] !== undefined

/** With script, a notice reports an empty field; without, the browser does. */
const answerByNotice = (form: HTMLFormElement | null) => {
  if (!form) return
  form.noValidate = true
  fetchNotices()
}

const clock = (instant: string) =>
  new Date(instant).toLocaleTimeString('en-ZA', { hour: '2-digit', minute: '2-digit', hour12: false })
