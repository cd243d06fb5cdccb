import type { WorksheetList } from '#shared/contracts/worksheets'
import { formatDay } from '#shared/domain/calendar'
import { aimInWords, assessedInWords, LOOK_FOR, THEN } from '#shared/domain/worksheets/page-words'
import { AnswerSpace } from './answer-space.tsx'

type Worksheet = WorksheetList['items'][number]

/** The page of one stop. */
export function Sheet({ worksheet }: { worksheet: Worksheet }) {
  const { day, date, start, end, place, town, band, aims, about, look_for, tasks, assessed, marks, safety } = worksheet
  const id = `sheet-${day}-${start.replace(':', '')}`
  return (
    <article aria-labelledby={id} className={`worksheet worksheet-${band}`}>
      <p className="worksheet-when">
        Day {day}, {formatDay(date)}, {start} to {end}
      </p>
      <h2 id={id}>{town && !place.includes(town) ? `${place}, ${town}` : place}</h2>
      <p className="worksheet-names">
        <span>Name</span> <span>Class</span> <span>Date</span>
      </p>
      <ul>
        {aims.map((aim) => (
          <li key={aim.text}>{aimInWords(aim)}</li>
        ))}
      </ul>
      {about && <p>{about}</p>}
      {look_for.length > 0 && (
        <>
          <h3>{LOOK_FOR}</h3>
          <ul className="worksheet-look">
            {look_for.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <ol className="worksheet-tasks">
        {tasks.map((task, index) => (
          <li key={task.text}>
            <Task number={index + 1} {...task} />
          </li>
        ))}
      </ol>
      <footer>
        <h3 className="worksheet-marked">
          How it is assessed
          {marks !== null && <span className="worksheet-marks">Total: {marks} marks</span>}
        </h3>
        <ul>
          {assessed.map((one) => (
            <li key={one.code}>{assessedInWords(one, tasks.length)}</li>
          ))}
        </ul>
        <p className="worksheet-safety">
          <b>Stay safe:</b> {safety.text}
        </p>
      </footer>
    </article>
  )
}

function Task({ number, text, product, space, marks }: { number: number } & Worksheet['tasks'][number]) {
  return (
    <>
      <p className="worksheet-marked">
        <span>
          <b>{number}</b> {text}
        </span>
        {marks !== null && <span className="worksheet-marks">{marks} marks</span>}
      </p>
      {product && (
        <p>
          {THEN} {product}
        </p>
      )}
      <AnswerSpace space={space} />
    </>
  )
}
