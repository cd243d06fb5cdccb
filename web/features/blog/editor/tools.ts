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
import { type Edit, insertBlock, type LineKind, type Selection, toggleLines, toggleMark } from './text-edits.ts'

/** Tools with a dialog. */
export type Asking = 'link' | 'image' | 'button' | 'color' | 'bg'
type Name = 'bold' | 'italic' | 'code' | 'rule' | LineKind | Asking

export interface Tool {
  name: Name
  label: string
  icon: LucideIcon
  /** With Ctrl, or Cmd on a Mac: `B`, `Shift+8`, `Alt+2`. */
  keys?: string
  edit?: (selection: Selection) => Edit
}

const lines = (kind: LineKind) => (selection: Selection) => toggleLines(selection, kind)
const mark = (sign: string) => (selection: Selection) => toggleMark(selection, sign)

const TEXT: Tool[] = [
  { name: 'bold', label: 'Bold', icon: Bold, keys: 'B', edit: mark('**') },
  { name: 'italic', label: 'Italic', icon: Italic, keys: 'I', edit: mark('*') },
]
const HEADINGS: Tool[] = [
  { name: 'h1', label: 'Heading 1', icon: Heading1, keys: 'Alt+1', edit: lines('h1') },
  { name: 'h2', label: 'Heading 2', icon: Heading2, keys: 'Alt+2', edit: lines('h2') },
  { name: 'h3', label: 'Heading 3', icon: Heading3, keys: 'Alt+3', edit: lines('h3') },
]
const BLOCKS: Tool[] = [
  { name: 'bullets', label: 'Bullet list', icon: List, keys: 'Shift+8', edit: lines('bullets') },
  { name: 'numbers', label: 'Numbered list', icon: ListOrdered, keys: 'Shift+7', edit: lines('numbers') },
  { name: 'quote', label: 'Quote', icon: Quote, keys: 'Shift+9', edit: lines('quote') },
  { name: 'code', label: 'Code', icon: Code, keys: 'E', edit: mark('`') },
  { name: 'rule', label: 'Horizontal rule', icon: Minus, edit: (selection) => insertBlock(selection, '---') },
]
const INSERTS: Tool[] = [
  { name: 'link', label: 'Link', icon: Link, keys: 'K' },
  { name: 'image', label: 'Image', icon: Image },
  { name: 'button', label: 'Button', icon: RectangleHorizontal },
]
const COLOURS: Tool[] = [
  { name: 'color', label: 'Text colour', icon: Baseline },
  { name: 'bg', label: 'Background colour', icon: Highlighter },
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
