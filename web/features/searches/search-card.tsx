import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { WhatWeRead } from '../../ui/what-we-read.tsx'
import type { ListedIdea } from './searches-query.ts'

const STATUS: Record<string, readonly [string, BadgeTone]> = {
  processing: ['Processing', 'amber'],
  complete: ['Complete', 'green'],
}
const NOT_SAID = 'Not said'

/** One idea and its parsed facts. */
export function SearchCard({ item }: { item: ListedIdea }) {
  const [status, tone] = STATUS[item.status] ?? ['unknown', 'blue']
  const facts: [string, string | number | null | undefined][] = [
    ['Dates', item.dates ?? (item.period ? firstLetterUp(item.period) : 'TBD')],
    ['Students', item.pax_students],
    ['Teachers', item.pax_teachers],
    ['Purpose', item.purpose],
    ['Learning Objectives', item.learning_objectives],
    ...(item.age_group ? [['Age Group', item.age_group] as [string, string]] : []),
  ]
  return (
    <Card as="li" className="search-card">
      <p className="search-card-head">
        <span>Idea #{item.idea_id}</span>
        <Badge tone={tone}>{status}</Badge>
      </p>
      <h2 className="text-h3">{item.location ?? 'Unknown location'}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? NOT_SAID}</dd>
          </div>
        ))}
      </dl>
      <WhatWeRead
        requests={item.requests ?? []}
        notUnderstood={item.not_understood ?? []}
        background={item.read_as_background ?? []}
      />
      {item.status === 'complete' ? <a href={`/itinerary/${item.id}`}>Open the plan</a> : null}
    </Card>
  )
}

const firstLetterUp = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
