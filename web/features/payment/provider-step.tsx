import type { NextStep } from '#shared/contracts/payment'
import { Button } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { PAYMENT_FAILED } from './payment-words.ts'

/** For a browser without script: the step from our form to a provider that needs a form. */
export function ProviderStep({ next }: { next: NextStep | null }) {
  return (
    <Container className="py-14">
      <h1>One step left</h1>
      {next?.kind === 'hosted' ? (
        <form
          method={next.method.toLowerCase()}
          action={next.url}
          className="mt-6 grid max-w-160 justify-items-start gap-6"
        >
          {next.fields.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} defaultValue={value} />
          ))}
          <p className="text-lead text-ink-2">
            Your order is kept. You type your card on the payment provider’s own page and come back here afterwards.
          </p>
          <Button type="submit">Go on to the payment page</Button>
        </form>
      ) : (
        <NoticeBox tone="danger" title="Payment Failed" className="mt-6">
          <p>
            {PAYMENT_FAILED} <a href="/payment">Back to the payment page</a>
          </p>
        </NoticeBox>
      )}
    </Container>
  )
}
