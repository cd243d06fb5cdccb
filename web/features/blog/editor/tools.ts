import {
  Baseline,
  Bold,
  Code,
  Heading1,
  Heading2,
  Heading3,
  Highlighter,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  RectangleHorizontal,
} from 'lucide-react'
import {
  type Edit,
  hasMark,
  insertBlock,
  kindAt,
  type LineKind,
  type Selection,
  toggleLines,
  toggleMark,
} from './text-edits.ts'

/** Tools with a dialog. */
export type Asking = 'link' | 'image' | 'button' | 'color' | 'bg'
/** What a tool does to the text: a mark around words, the kind of a block, a block of its own, or first a question. */
type Does = { mark: string } | { lines: LineKind } | { block: string } | { asks: Asking }

export interface Tool {
  label: string
  icon: LucideIcon
  /** With Ctrl, or Cmd on a Mac: `B`, `Shift+8`, `Alt+2`. */
  keys?: string
  does: Does
}

const TEXT: Tool[] = [
  { label: 'Bold', icon: Bold, keys: 'B', does: { mark: '**' } },
  { label: 'Italic', icon: Italic, keys: 'I', does: { mark: '*' } },
]
const HEADINGS: Tool[] = [
  { label: 'Heading 1', icon: Heading1, keys: 'Alt+1', does: { lines: 'h1' } },
  { label: 'Heading 2', icon: Heading2, keys: 'Alt+2', does: { lines: 'h2' } },
  { label: 'Heading 3', icon: Heading3, keys: 'Alt+3', does: { lines: 'h3' } },
]
const BLOCKS: Tool[] = [
  { label: 'Bullet list', icon: List, keys: 'Shift+8', does: { lines: 'bullets' } },
  { label: 'Numbered list', icon: ListOrdered, keys: 'Shift+7', does: { lines: 'numbers' } },
  { label: 'Quote', icon: Quote, keys: 'Shift+9', does: { lines: 'quote' } },
  { label: 'Code', icon: Code, keys: 'E', does: { mark: '`' } },
  { label: 'Horizontal rule', icon: Minus, does: { block: '---' } },
]
const INSERTS: Tool[] = [
  { label: 'Link', icon: Link, keys: 'K', does: { asks: 'link' } },
  { label: 'Image', icon: Image, does: { asks: 'image' } },
  { label: 'Button', icon: RectangleHorizontal, does: { asks: 'button' } },
]
const COLOURS: Tool[] = [
  { label: 'Text colour', icon: Baseline, does: { asks: 'color' } },
  { label: 'Background colour', icon: Highlighter, does: { asks: 'bg' } },
]

/** The tools in groups, separated by lines. */
export const TOOL_GROUPS: readonly (readonly Tool[])[] = [TEXT, HEADINGS, BLOCKS, INSERTS, COLOURS]
export const TOOLS = TOOL_GROUPS.flat()

/** The tool of a key press; with Shift or Alt by the key's position, because they change the character. */
export function toolOf(event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>) {
  if (event.ctrlKey === event.metaKey) return undefined
  const key = /^(?:Digit|Key)(.)$/.exec(event.code)?.[1] ?? event.key.toUpperCase()
  const pressed = `${event.altKey ? 'Alt+' : ''}${event.shiftKey ? 'Shift+' : ''}${key}`
  return TOOLS.find(({ keys }) => keys === pressed)
}

/** What a tool writes at a selection; null if it asks first. */
export function editOf({ does }: Tool, selection: Selection): Edit | null {
  if ('mark' in does) return toggleMark(selection, does.mark)
  if ('lines' in does) return toggleLines(selection, does.lines)
  return 'block' in does ? insertBlock(selection, does.block) : null
}

/** Tools that are pressed where their mark or kind of block stands, and take it away again. */
export const isToggle = ({ does }: Tool): boolean => 'mark' in does || 'lines' in does

export const toolsAt = (selection: Selection): ReadonlySet<Tool> =>
  new Set(
    TOOLS.filter(({ does }) =>
      'mark' in does ? hasMark(selection, does.mark) : 'lines' in does && kindAt(selection) === does.lines,
    ),
  )
