import type { WorksheetList } from '#shared/contracts/worksheets'
import { Container } from '../../../ui/layout.tsx'
import { Sheet } from './sheet.tsx'
import styles from './worksheets.css?url'

/** The worksheets of a plan: on a screen one below the other, on paper one page each. */
export function WorksheetsPage({ worksheets: { search_id, title, items } }: { worksheets: WorksheetList }) {
  return (
    <Container className="worksheets">
      <link rel="stylesheet" href={styles} />
      <header className="worksheets-head">
        <p className="text-small text-ink-3">{title}</p>
        <h1 className="mt-1">Worksheets</h1>
        <p className="mt-4 max-w-[42rem] text-lead text-ink-2">
          {items.length > 0
            ? 'One A4 page for each stop. Print them from the menu of your browser, and read them before you copy them: the place may show other things on the day.'
            : 'This plan has no stop with something to look for yet, so there is nothing to print.'}
        </p>
        <p className="mt-4">
          <a href={`/itinerary/${search_id}`}>Back to the plan</a>
        </p>
      </header>
      {items.map((worksheet) => (
        <Sheet key={`${worksheet.day} ${worksheet.start}`} worksheet={worksheet} />
      ))}
    </Container>
  )
}

/** Shown where the API could not be reached or failed. */
export function NoWorksheets({ id }: { id: string }) {
  return (
    <Container className="no-plan">
      <h1>We could not open these worksheets just now</h1>
      <p className="mt-4 max-w-[42rem] text-lead text-ink-2">
        The fault is on our side or on the line. <a href={`/itinerary/${id}/worksheets`}>Try again</a> in a minute.
      </p>
    </Container>
  )
}
