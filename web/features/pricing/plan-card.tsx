import { formatCents } from '#shared/domain/money'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TickList } from '../../ui/tick-list.tsx'
import { type Plan, yearlySavingCents } from './plans.ts'

/** Both prices are in the page; the chosen billing decides which one is visible. */
export function PlanCard({ plan }: { plan: Plan }) {
  const recommended = plan.badge !== undefined
  return (
    <Card as="article" className="plan-card" data-path={plan.path} data-recommended={recommended || undefined}>
      <div className="plan-card-head">
        <h3>{plan.name}</h3>
        {plan.badge ? <Badge tone={plan.badge.tone}>{plan.badge.text}</Badge> : null}
      </div>
      <p className="plan-audience">{plan.audience}</p>
      <Price price={plan.price} />
      <ButtonLink href={plan.action.href} variant={recommended ? 'primary' : 'secondary'}>
        {plan.action.label}
      </ButtonLink>
      <TickList
        className="plan-features"
        items={[
          ...plan.features.map((text) => ({ text })),
          ...plan.limitations.map((text) => ({ text, mark: 'without' as const })),
        ]}
      />
    </Card>
  )
}

function Price({ price }: { price: Plan['price'] }) {
  if (price === null)
    return (
      <div className="plan-price">
        <p className="plan-sum">Custom</p>
        <p>A price for your schools. We answer within one business day.</p>
      </div>
    )
  if (price.monthlyCents === 0)
    return (
      <div className="plan-price">
        <p className="plan-sum">Free</p>
        <p>Free forever. No card.</p>
      </div>
    )
  return (
    <>
      <div className="plan-price when-yearly">
        <p className="plan-sum">{formatCents(price.yearlyMonthCents)}</p>
        <p>
          a month, billed as {formatCents(price.yearCents)} once a year. You save{' '}
          {formatCents(yearlySavingCents(price))}.
        </p>
      </div>
      <div className="plan-price when-monthly">
        <p className="plan-sum">{formatCents(price.monthlyCents)}</p>
        <p>a month, billed every month: {formatCents(price.monthlyCents * 12)} over a year.</p>
      </div>
    </>
  )
}
