import type { ReactNode } from 'react'
import { instantPayoutFeeCents, INSTANT_PAYOUT_FEE_PERCENT } from '#shared/domain/commit/fees'
import { participationOf } from '#shared/domain/commit/participation'
import { formatCents } from '#shared/domain/money'
import { Section } from '../../ui/layout.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TickList } from '../../ui/tick-list.tsx'

const SAMPLE = { paying: 31, learners: 45, minimum: 36, payoutCents: 5_000_000 }

export function Audiences() {
  return (
    <Section aria-labelledby="audiences">
      <h2 id="audiences">What it means for you</h2>
      <div className="commit-tabs">
        <Tabs
          label="What Commit means"
          tabs={[
            { id: 'schools', label: 'For Schools', panel: <Schools /> },
            { id: 'parents', label: 'For Parents', panel: <Parents /> },
            { id: 'vendors', label: 'For Vendors', panel: <Vendors /> },
          ]}
        />
      </div>
    </Section>
  )
}

function Panel({ title, items, children }: { title: string; items: readonly string[]; children: ReactNode }) {
  return (
    <div className="commit-panel">
      <div>
        <h3>{title}</h3>
        <TickList items={items.map((text) => ({ text }))} />
      </div>
      <div className="commit-sample">{children}</div>
    </div>
  )
}

function Schools() {
  const { paying, learners, minimum } = SAMPLE
  const state = participationOf(paying, minimum)
  return (
    <Panel
      title="Lock in dates without the full deposit"
      items={[
        'Choose instalments, due dates and minimum participation',
        'See what is paid, due and late in one list',
        'Get an alert early when sign-ups are low',
        'Below your minimum, all parents and the school’s fee are refunded',
      ]}
    >
      <p>Example: Grade 10, Berg to beach</p>
      <p className="commit-sample-lead">{`${paying} of ${learners} learners are paying`}</p>
      <meter min={0} max={learners} value={paying} aria-label="Learners paying" />
      {state.goesAhead ? null : <p>{`${state.missing} more by 1 February and the trip goes ahead.`}</p>}
    </Panel>
  )
}

function Parents() {
  return (
    <Panel
      title="Smaller amounts, on days you know"
      items={[
        'See the sum, the dates and the fee before you agree',
        'Pay online. No cash goes to school in a bag',
        'Pay in full if you like: then there is no fee',
        'If the trip does not go ahead, you get everything back',
      ]}
    >
      <p>{`Example: a trip of ${formatCents(200_000)}`}</p>
      <p className="commit-sample-lead">{`4 payments of about ${formatCents(50_800)}`}</p>
      <p>{`${formatCents(200_000)} and a fee of 1.5% (${formatCents(3_000)}), in four months instead of one.`}</p>
    </Panel>
  )
}

function Vendors() {
  const { payoutCents } = SAMPLE
  const feeCents = instantPayoutFeeCents(payoutCents)
  return (
    <Panel
      title="A deposit early, the balance without chasing"
      items={[
        'Your deposit comes once the school has paid its commitment fee',
        'The balance comes in full once enough parents have paid',
        'Payments come from us to you directly, not from many parents',
        'You hear early whether the trip goes ahead',
      ]}
    >
      <p>{`Example: an instant payout of ${formatCents(payoutCents)}`}</p>
      <p className="commit-sample-lead">{`${formatCents(payoutCents - feeCents)} at once`}</p>
      <p>
        {`The fee is ${INSTANT_PAYOUT_FEE_PERCENT}%: ${formatCents(feeCents)}. Without it you are paid on the usual date.`}
      </p>
    </Panel>
  )
}
