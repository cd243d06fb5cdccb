import { aimInWords, THEN } from './page-words.ts'
import type { Space } from './rows/row.ts'
import type { Worksheet, WorksheetTask } from './worksheet.ts'

/** How many lines of 6.5 mm a sheet of A4 takes between its margins. */
export const PAGE_LINES = 42
/** The name of the stop, day and hour, and the line for name, class and date. */
const HEAD_LINES = 4
const LETTERS_IN_LINE = 88
/** The height of printed text against that of a line to write on. */
const TEXT = 0.8
/** What stands between two tasks. */
const GAP = 0.5
const TABLE_ROW = 1.1
const MOST_ADDED = 4
const LEAST_LINES = 2

const linesOf = (text: string): number => TEXT * Math.ceil(text.length / LETTERS_IN_LINE)
const spaceLines = ({ kind, lines }: Space): number => (kind === 'table' ? lines * TABLE_ROW : lines)
const taskLines = ({ text, product, space }: WorksheetTask): number =>
  linesOf(text) + (product ? linesOf(`${THEN} ${product}`) : 0) + spaceLines(space) + GAP

/** The lines that a page needs, to a tenth, estimated from above. */
export function pageLines({ aims, about, look_for, tasks, assessed, safety }: Worksheet): number {
  const parts = [
    HEAD_LINES,
    ...aims.map((aim) => linesOf(aimInWords(aim))),
    about ? linesOf(about) : 0,
    // Each word has a square before it.
    look_for.length > 0 ? 1 + linesOf(look_for.map((name) => `${name}     `).join('')) : 0,
    ...tasks.map(taskLines),
    TEXT * (1 + assessed.length) + GAP,
    linesOf(safety.text) + GAP,
  ]
  return Math.round(parts.reduce((sum, one) => sum + one, 0) * 10) / 10
}

const canGrow = ({ space }: WorksheetTask): boolean => space.kind === 'lines' || space.kind === 'box'

/** Makes the spaces to write and draw in as high as the page allows, all by as much. */
export function fitPage(page: Worksheet): Worksheet {
  const growing = page.tasks.filter(canGrow).length
  const each = Math.min(MOST_ADDED, Math.floor((PAGE_LINES - pageLines(page)) / growing))
  const tasks = page.tasks.map((task) =>
    canGrow(task) ? { ...task, space: { ...task.space, lines: Math.max(LEAST_LINES, task.space.lines + each) } } : task,
  )
  return { ...page, tasks }
}
