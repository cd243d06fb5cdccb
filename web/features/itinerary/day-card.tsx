import { ChevronDown } from 'lucide-react'
import type { Itinerary } from '#shared/contracts/itinerary'
import { Card } from '../../ui/card.tsx'
import { Sign } from '../../ui/sign.tsx'
import { useOwnerParts } from './change/editing-context.ts'
import { type Day, driveMinutesOf, kmOf } from './day-figures.ts'
import { Fold } from '../../ui/fold.tsx'
import { shownWeekday, shownKm, shownMinutes } from './shown-figures.ts'
import { usePlanLanguage } from './language/plan-language.ts'
import { dayLinesOf } from './day-lines.ts'
import { DayMap } from './day-map.tsx'
import type { DayRoute } from './day-route.ts'
import { RoadLine } from './road-line.tsx'
import { TimedEvent } from './timed-event.tsx'

interface Props {
  day: Day
  links: Itinerary['objectives_map']
  /** Null on a trip of one day, whose route is drawn beside it. */
  route: DayRoute | null
  attribution: string | undefined
}

export function DayCard({ day, links, route, attribution }: Props) {
  const owner = useOwnerParts()
  const { words } = usePlanLanguage()
  return (
    <li className="day-row">
      <p aria-hidden="true" className="day-sign">
        <Sign>{words.day(day.day)}</Sign>
      </p>
      <Fold
        folds={day.day > 1}
        summaryClassName="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3"
        summary={
          <>
            <h3>
              <Sign className="mb-1.5 sm:hidden print:hidden">{words.day(day.day)}</Sign>
              <span className="sr-only hidden sm:inline">{words.day(day.day)}: </span>
              <span className="max-sm:block">{day.title}</span>
            </h3>
            <ChevronDown size={24} className="fold-chevron mt-0.5 text-ink-3 print:hidden" />
            <DayMeta day={day} />
          </>
        }
      >
        <Card className="day">
          <ol>
            {dayLinesOf(day.schedule).map((line) =>
              'road' in line ? (
                <RoadLine key={`${line.road[0].start} road`} road={line.road} day={day} />
              ) : (
                <TimedEvent key={`${line.step.start} ${line.step.title}`} step={line.step} day={day} links={links} />
              ),
            )}
          </ol>
          {owner && <owner.DayControl day={day.day} />}
          {route && <DayMap route={route} attribution={attribution} />}
          <DayFoot day={day} />
        </Card>
      </Fold>
    </li>
  )
}

function DayMeta({ day }: { day: Day }) {
  const { language, words } = usePlanLanguage()
  const minutes = driveMinutesOf(day)
  const drive = minutes > 0 ? words.drive(shownMinutes(minutes, language), shownKm(kmOf(day))) : words.noDriving
  return (
    <span className="col-span-full mt-0.5 text-small text-ink-3">
      <time dateTime={day.date}>{shownWeekday(day.date, language)}</time>
      {` · ${drive}`}
    </span>
  )
}

function DayFoot({ day }: { day: Day }) {
  const owner = useOwnerParts()
  const { words } = usePlanLanguage()
  if (!day.accommodation && day.meals.length === 0) return null
  return (
    <ul className="day-foot">
      {day.meals.length > 0 && (
        <li>
          <span>
            <b>{words.meals}</b> {day.meals.join(', ')}
          </span>
        </li>
      )}
      {day.accommodation && (
        <li>
          <span>
            <b>{words.night}</b> {day.accommodation}
          </span>
          {owner && <owner.NightControl day={day.day} />}
        </li>
      )}
    </ul>
  )
}
