import route from '../../media/sample-route.svg?no-inline'
import { SAMPLE_STOPS } from './sample-trip.ts'

/** The positions of the names in the drawing, which is 560 wide and 280 high. */
const PLACES = [
  'top-[6%] right-[64%]',
  'top-[60%] right-[56%]',
  'top-[77%] right-[44.5%]',
  'top-[85%] left-[70%]',
] as const

/** The sample's route. Names are text outside the picture, so that they keep their size on a phone. */
export function RoutePicture() {
  return (
    <div className="absolute inset-y-0 left-1/2 -ml-66 w-132 bg-sky-tint max-sm:-ml-52 max-sm:w-104">
      <img
        src={route}
        width="560"
        height="280"
        loading="lazy"
        alt="Map of a sample route: from Johannesburg to Royal Natal in the Drakensberg, on to Howick and Durban, and back"
        className="w-full"
      />
      {SAMPLE_STOPS.map(({ name }, index) => (
        <span
          key={name}
          aria-hidden="true"
          className={`absolute text-[0.875rem] font-semibold text-ink ${PLACES[index]}`}
        >
          {name}
        </span>
      ))}
    </div>
  )
}
