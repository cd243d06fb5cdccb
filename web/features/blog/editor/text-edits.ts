/** A text and its selection. */
export interface Selection {
  text: string
  from: number
  to: number
}

/** The replacement for `from` to `to`, and the selection after it. */
export interface Edit {
  from: number
  to: number
  insert: string
  select: [from: number, to: number]
}

export type LineKind = 'h1' | 'h2' | 'h3' | 'bullets' | 'numbers' | 'quote'

const LINE_MARK = /^ {0,3}(?:(#{1,3})|(-)|(\d{1,4}[.)])|(>)) +/

/** The kind of a line's block; null for a paragraph. */
function kindOf(line: string): LineKind | null {
  const [, hashes, dash, number, arrow] = LINE_MARK.exec(line) ?? []
  if (hashes) return `h${hashes.length}` as LineKind
  if (dash) return 'bullets'
  if (number) return 'numbers'
  return arrow ? 'quote' : null
}

const markOf = (kind: LineKind, index: number): string =>
  ({ h1: '# ', h2: '## ', h3: '### ', bullets: '- ', numbers: `${index + 1}. `, quote: '> ' })[kind]

/** Makes every selected line a block of this kind; if all are of this kind already, makes them plain. */
export function toggleLines({ text, from, to }: Selection, kind: LineKind): Edit {
  const start = lineStart(text, from)
  const end = lineEnd(text, to)
  const lines = text.slice(start, end).split('\n')
  const isSet = lines.every((line) => kindOf(line) === kind || (lines.length > 1 && line.trim() === ''))
  let index = 0
  const insert = lines
    .map((line) => {
      if (lines.length > 1 && line.trim() === '') return line
      const bare = line.replace(LINE_MARK, '')
      return isSet ? bare : markOf(kind, index++) + bare
    })
    .join('\n')
  const after = start + insert.length
  return { from: start, to: end, insert, select: [from === to ? after : start, after] }
}

/** Puts a mark around the selected words, line by line, or removes it if it is there. */
export function toggleMark(selection: Selection, open: string, close = open): Edit {
  const { text, from, to } = trimmed(selection)
  if (stands(text, from, to, open, close)) {
    const insert = text.slice(from, to)
    const start = from - open.length
    return { from: start, to: to + close.length, insert, select: [start, start + insert.length] }
  }
  const words = text.slice(from, to)
  if (from === to) {
    const at = from + open.length
    return { from, to, insert: open + close, select: [at, at] }
  }
  if (!words.includes('\n')) {
    const at = from + open.length
    return { from, to, insert: open + words + close, select: [at, at + words.length] }
  }
  const insert = words
    .split('\n')
    .map((line) => {
      const mark = LINE_MARK.exec(line)?.[0] ?? ''
      const rest = line.slice(mark.length).trim()
      return rest === '' ? line : mark + open + rest + close
    })
    .join('\n')
  return { from, to, insert, select: [from, from + insert.length] }
}

/** Replaces the selection by markup; `chosen` is the part of it that is selected after that. */
export function insertInline({ from, to }: Selection, markup: string, chosen = markup): Edit {
  const at = from + Math.max(0, markup.indexOf(chosen))
  return { from, to, insert: markup, select: [at, at + chosen.length] }
}

/** Inserts a block after the selection's line, with an empty line before and after it. */
export function insertBlock({ text, to }: Selection, block: string): Edit {
  const end = lineEnd(text, to)
  const before = text.slice(0, end)
  const lead = before.trim() === '' ? '' : before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const tail = text.slice(end).startsWith('\n\n') ? '' : text.slice(end).startsWith('\n') ? '\n' : '\n\n'
  const insert = lead + block + tail
  const at = end + insert.length
  return { from: end, to: end, insert, select: [at, at] }
}

/** For Enter at the end of a list item: the next item, or the end of the list if the item is empty. Null elsewhere. */
export function continueList({ text, from, to }: Selection): Edit | null {
  const start = lineStart(text, from)
  const line = text.slice(start, from)
  const kind = kindOf(line)
  if (from !== to || (kind !== 'bullets' && kind !== 'numbers')) return null
  if (line.replace(LINE_MARK, '').trim() === '')
    return { from: start, to: from, insert: '\n', select: [start + 1, start + 1] }
  const insert = `\n${markOf(kind, Number.parseInt(line.trim(), 10) || 0)}`
  return { from, to, insert, select: [from + insert.length, from + insert.length] }
}

/** The kind of the block in which a selection begins; null for a paragraph. */
export const kindAt = ({ text, from }: Selection): LineKind | null =>
  kindOf(text.slice(lineStart(text, from), lineEnd(text, from)))

/** Whether a mark stands directly around a selection. */
export const hasMark = ({ text, from, to }: Selection, mark: string): boolean => stands(text, from, to, mark, mark)

/** Whether a mark is directly around a position. One star is not part of two. */
function stands(text: string, from: number, to: number, open: string, close: string): boolean {
  if (!text.slice(0, from).endsWith(open) || !text.slice(to).startsWith(close)) return false
  if (open !== '*' && open !== '**') return true
  const stars = Math.min(
    /\**$/.exec(text.slice(0, from))?.[0].length ?? 0,
    /^\**/.exec(text.slice(to))?.[0].length ?? 0,
  )
  return open === '*' ? stars % 2 === 1 : stars >= 2
}

/** Leaves spaces at the edges, and the marker of a completely selected line, outside a mark. */
function trimmed({ text, from: start, to }: Selection): Selection {
  const sign = start === lineStart(text, start) ? (LINE_MARK.exec(text.slice(start, to))?.[0].length ?? 0) : 0
  const isOneLine = !text.slice(start, to).includes('\n')
  const from = isOneLine ? start + sign : start
  const words = text.slice(from, to)
  if (words.trim() === '') return { text, from, to }
  return {
    text,
    from: from + (words.length - words.trimStart().length),
    to: to - (words.length - words.trimEnd().length),
  }
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1
const lineEnd = (text: string, at: number) => (text.indexOf('\n', at) + 1 || text.length + 1) - 1
