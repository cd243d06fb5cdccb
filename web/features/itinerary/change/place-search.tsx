import { useQueries, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { Itinerary } from '#shared/contracts/itinerary'
import { isVisitStep } from '#shared/domain/itinerary/visits'
import { shownMinutes } from '../shown-figures.ts'
import { alternativesQuery, placesQuery } from './change-calls.ts'
import { placeInWords, positionOfDay } from './find-places.ts'
import { usePlanEditing } from './plan-editing.ts'

interface Props {
  day: Itinerary['daily_itinerary'][number]
  chosen: string | null
  choose: (id: string) => void
}

/** Every place of the catalogue by its words; before the first word, those that fit near the visits of the day. */
export function PlaceSearch({ day, chosen, choose }: Props) {
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed.trim())
  const near = useNearby(day)
  const found = useFound(day, wanted)
  const { items, isFetching } = wanted.length < 2 ? near : found
  return (
    <section aria-labelledby="add-places" className="drawer-part">
      <h3 id="add-places" className="drawer-heading">
        A place that we know
      </h3>
      <label className="drawer-label">
        Search by name, town or subject
        <input type="search" className="field-box" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <output className="text-small text-ink-2">
        {isFetching ? 'Looking for places…' : countOf(items.length, wanted)}
      </output>
      <div role="radiogroup" aria-labelledby="add-places" className="swap-list">
        {items.map(({ id, title, facts }) => (
          <label key={id} className="swap-card" data-chosen={chosen === id ? '' : undefined}>
            <span className="swap-title">
              <span>{title}</span>
              <input type="radio" name="with" value={id} checked={chosen === id} onChange={() => choose(id)} />
            </span>
            <span className="block text-small text-ink-2">{facts}</span>
          </label>
        ))}
      </div>
    </section>
  )
}

function countOf(count: number, wanted: string): string {
  if (count === 0) return wanted.length < 2 ? 'Type what you look for.' : 'We know no such place. You can add it below.'
  return `${count} ${count === 1 ? 'place' : 'places'}${wanted.length < 2 ? ' near your day' : ''}`
}

interface Found {
  items: { id: string; title: string; facts: string }[]
  isFetching: boolean
}

/** What could be instead of the visits of the day also fits near them. */
function useNearby(day: Props['day']): Found {
  const { apiFetch, itinerary, version } = usePlanEditing()
  const steps = day.schedule.flatMap((step, index) => (isVisitStep(step) ? [index] : []))
  const queries = useQueries({
    queries: steps.map((step) =>
      alternativesQuery(apiFetch, { searchId: itinerary.search_id, version }, { day: day.day, step }),
    ),
  })
  const holding = queries.flatMap(({ data }) => data ?? []).filter(({ type, holds }) => type === 'place' && holds)
  const items = new Map(
    holding.map(({ id, title, minutes, serves }) => [
      id,
      { id, title, facts: [shownMinutes(minutes), ...serves].join(' · ') },
    ]),
  )
  return { items: [...items.values()], isFetching: queries.some(({ isFetching }) => isFetching) }
}

function useFound(day: Props['day'], wanted: string): Found {
  const { apiFetch } = usePlanEditing()
  const { data = [], isFetching } = useQuery(placesQuery(apiFetch, wanted, positionOfDay(day)))
  return { items: data.map((place) => ({ id: place.id, title: place.name, facts: placeInWords(place) })), isFetching }
}
