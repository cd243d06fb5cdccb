import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/layout.tsx'
import { DayPicture } from './day-picture.tsx'
import { LetterPicture } from './letter-picture.tsx'
import { PaymentsPicture } from './payments-picture.tsx'
import { RoutePicture } from './route-picture.tsx'

/** Four cards, each with a sample. */
export function Features() {
  return (
    <Section aria-labelledby="features-title" className="bg-bg">
      <h2 id="features-title">Less admin, more adventure</h2>
      <p className="mt-4 text-lead text-ink-2">
        One place for the plan, the paperwork and the payments. The samples below are one made-up trip.
      </p>
      <div className="mt-8 grid gap-5 lg:grid-cols-2">
        <Feature title="Every hour on the road, before you sign" picture={<RoutePicture />}>
          The route, the driving time and the stops. We say so when a day has too much bus in it.
        </Feature>
        <Feature title="Matched to what they must learn" picture={<DayPicture />}>
          Each stop carries its subject, and is checked against the place’s own opening days and hours.
        </Feature>
        <Feature title="Ready for the letter home" picture={<LetterPicture />}>
          Dates, stops, price and what is included, in plain words to copy into your own letter.
        </Feature>
        <Feature title="Families can pay over time" picture={<PaymentsPicture />}>
          With Commit, the school locks in the dates for a small fee. <a href="/commit">See how Commit works</a>
        </Feature>
      </div>
    </Section>
  )
}

function Feature({ title, picture, children }: { title: string; picture: ReactNode; children: ReactNode }) {
  return (
    <Card as="article" className="flex flex-col overflow-hidden">
      <div className="relative h-66 overflow-hidden bg-sky-tint max-sm:h-52">{picture}</div>
      <div className="border-t border-line p-5 sm:p-6">
        <h3>{title}</h3>
        <p className="mt-2 text-ink-2">{children}</p>
      </div>
    </Card>
  )
}
