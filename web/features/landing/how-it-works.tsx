import bus from '../../media/bus.svg?no-inline'
import { Section } from '../../ui/layout.tsx'
import { RoadStops } from '../../ui/road-stops.tsx'

const STOPS = [
  ['Describe your trip', 'One sentence is enough. You get a draft with days, prices and learning goals.'],
  ['Book and collect payments', 'Pick a package. Families pay on one platform, once or in instalments.'],
  ['Go and grow', 'Travel with the paperwork done. See what worked and plan the year ahead.'],
] as const

/** Three steps: horizontal on a desktop, vertical on a phone. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" aria-labelledby="how-it-works-title" className="border-y border-line bg-surface">
      <h2 id="how-it-works-title">From idea to bus in three stops</h2>
      <img
        src={bus}
        width="496"
        height="218"
        alt=""
        loading="lazy"
        className="mt-8 ml-[36%] h-auto w-36 max-sm:hidden"
      />
      <RoadStops stops={STOPS} columns="sm:grid-cols-3" />
    </Section>
  )
}
