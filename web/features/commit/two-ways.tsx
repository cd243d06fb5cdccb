import type { ReactNode } from 'react'
import { convenienceFeeCents, CONVENIENCE_FEE_PERCENT } from '#shared/domain/commit/fees'
import { formatCents } from '#shared/domain/money'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/layout.tsx'

const PRICE_CENTS = 200_000
const PART_CENTS = PRICE_CENTS / 4

/** A comparison for the same trip, labelled as an example. */
export function TwoWays() {
  return (
    <Section aria-labelledby="two-ways" className="commit-ways-band">
      <h2 id="two-ways">The same trip, paid two ways</h2>
      <p className="commit-lead">
        {`An example of a ${formatCents(PRICE_CENTS)} trip, to show the idea. Not a promise about your school.`}
      </p>
      <div className="commit-pair">
        <Way
          tone="blue"
          badge="All at once"
          title={`${formatCents(PRICE_CENTS)} today`}
          percent={60}
          joins="About 60% of the class joins"
        >
          One payment, due before the deposit date.
        </Way>
        <Way
          tone="green"
          badge="With Commit"
          title={`${formatCents(PART_CENTS)} today + 3 × ${formatCents(PART_CENTS)}`}
          percent={92}
          joins="More than 90% of the class joins"
        >
          {`Four payments over three months, plus ${CONVENIENCE_FEE_PERCENT}% (${formatCents(convenienceFeeCents(PRICE_CENTS))}).`}
        </Way>
      </div>
    </Section>
  )
}

interface WayProps {
  tone: BadgeTone
  badge: string
  title: string
  percent: number
  joins: string
  children: ReactNode
}
function Way({ tone, badge, title, percent, joins, children }: WayProps) {
  return (
    <Card as="article" className="commit-side" data-way={tone}>
      <Badge tone={tone}>{badge}</Badge>
      <h3>{title}</h3>
      <p>{children}</p>
      <p className="commit-joins">{joins}</p>
      <meter min={0} max={100} value={percent} aria-hidden="true" />
    </Card>
  )
}
