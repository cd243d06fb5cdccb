import { formatCents } from '#shared/domain/money'
import { SAMPLE_TRIP } from './sample-trip.ts'

/** The start of a letter to parents, on paper in both themes. */
export function LetterPicture() {
  const { grade, title, dates, priceCents } = SAMPLE_TRIP
  return (
    <div className="absolute inset-x-8 top-7 -bottom-4 rotate-[-1.2deg] rounded-sign bg-white p-5 text-small text-[#12303a] shadow-lift sm:inset-x-14">
      <p className="font-display text-[1.125rem] font-bold">{`${grade}: ${title}`}</p>
      <p className="mt-2">Dear parent or guardian</p>
      <p className="mt-1">
        {`From ${dates} our ${grade}s travel to the Drakensberg and Durban. They walk below the Amphitheatre, visit the place where Nelson Mandela was captured, and spend a morning at the sea. The estimated price is ${formatCents(priceCents)} per learner.`}
      </p>
    </div>
  )
}
