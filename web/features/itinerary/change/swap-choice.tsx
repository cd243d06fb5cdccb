import { useQuery } from '@tanstack/react-query'
import type { Alternative } from '#shared/contracts/revisions'
import { Button } from '../../../ui/button.tsx'
import { alternativesQuery } from './change-calls.ts'
import { differencesOf } from './differences.ts'
import { usePlanEditing } from './plan-editing.ts'

interface Props {
  legend: string
  /** What of the offers is meant, where a step has two sorts; absent: all. */
  type?: Alternative['type']
  /** A second choice of a step: it is there once it has something to choose. */
  isExtra?: boolean
  day: number
  step: number
  chosen: Alternative | null
  choose: (one: Alternative) => void
}

/** What could be at a step instead, each with its differences. */
export function SwapChoice({ legend, type, isExtra = false, day, step, chosen, choose }: Props) {
  const { apiFetch, itinerary, version } = usePlanEditing()
  const plan = { searchId: itinerary.search_id, version }
  const { data, error, isFetching, refetch } = useQuery(alternativesQuery(apiFetch, plan, { day, step }))
  const items = data?.filter((one) => type === undefined || one.type === type)
  if (isExtra && !items?.length) return null
  return (
    <fieldset className="drawer-part">
      <legend className="drawer-heading">{legend}</legend>
      <output className="text-small text-ink-2">
        {isFetching && 'Trying what fits on this day…'}
        {items?.length === 0 && 'We found nothing else that fits here.'}
      </output>
      {isFetching && !data && <div aria-hidden="true" className="swap-wait" />}
      {error && !isFetching && (
        <div role="alert">
          <p>{error.message}</p>
          <Button variant="secondary" className="mt-2 min-h-11!" onClick={() => void refetch()}>
            Look again
          </Button>
        </div>
      )}
      <div className="swap-list">
        {items?.map((one) => (
          <SwapCard key={one.id} {...{ one, day, step }} isChosen={chosen?.id === one.id} choose={choose} />
        ))}
      </div>
    </fieldset>
  )
}

interface CardProps {
  one: Alternative
  day: number
  step: number
  isChosen: boolean
  choose: (one: Alternative) => void
}

function SwapCard({ one, day, step, isChosen, choose }: CardProps) {
  const { itinerary } = usePlanEditing()
  const { time, road, rand } = differencesOf(itinerary, { day, step }, one)
  return (
    <label className="swap-card" data-chosen={isChosen ? '' : undefined} data-barred={one.holds ? undefined : ''}>
      <span className="swap-title">
        <span>{one.title}</span>
        <input
          type="radio"
          name="with"
          value={one.id}
          checked={isChosen}
          disabled={!one.holds}
          onChange={() => choose(one)}
        />
      </span>
      {one.serves.length > 0 && <span className="block text-small text-ink-2">Gives {one.serves.join(', ')}</span>}
      {one.holds && (
        <span className="swap-facts">
          {time && <Fact label="Time there" words={time} />}
          <Fact label="Road that day" words={road} />
          <Fact label="A learner" words={rand} />
          {one.loses.length > 0 && <Fact label="What goes" words={`${one.loses.join(', ')} lost`} isLoss />}
        </span>
      )}
      {one.why && <span className={one.holds ? 'swap-why' : 'swap-why swap-loss'}>{one.why}</span>}
    </label>
  )
}

function Fact({ label, words, isLoss = false }: { label: string; words: string; isLoss?: boolean }) {
  return (
    <span className={isLoss ? 'swap-fact swap-loss' : 'swap-fact'}>
      <span className="swap-label">{label}</span> <strong>{words}</strong>
    </span>
  )
}
