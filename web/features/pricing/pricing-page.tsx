import { Faq } from '../../ui/faq.tsx'
import { Container } from '../../ui/layout.tsx'
import { Choices } from './choices.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { PlanCard } from './plan-card.tsx'
import { NOT_YET, PLANS } from './plans.ts'
import { pricingQuestions } from './questions.ts'

export function PricingPage() {
  return (
    <div className="pricing">
      <Container className="pricing-head">
        <h1>Free to plan. Pay when you run trips with it.</h1>
        <p className="pricing-lead">
          Prices in rand, VAT included. The platform fee on a booking is shown before you book.
        </p>
        <Choices />
        <h2 className="sr-only">Plans</h2>
        <div className="plan-cards">
          {PLANS.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </div>
        <p className="mt-6 text-small text-ink-2">{NOT_YET}</p>
      </Container>
      <ComparisonTable />
      <Faq id="pricing-questions" title="Before you ask the bursar" questions={pricingQuestions()} />
    </div>
  )
}
