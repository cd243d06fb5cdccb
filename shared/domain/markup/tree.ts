import type { ColourName } from './colours.ts'

/** What stands within a line. Every address and colour in a tree has been checked. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'em'; children: Inline[] }
  | { kind: 'link' | 'button'; href: string; children: Inline[] }
  | { kind: 'color' | 'bg'; colour: ColourName; children: Inline[] }

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; id: string; children: Inline[] }
  | { kind: 'paragraph' | 'quote'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'image'; src: string; alt: string }
  | { kind: 'rule' }

/** How deep inline marks may stand in one another, and how many nodes a text may have; beyond, marks are plain text. */
export const MOST_DEPTH = 20
export const MOST_NODES = 5000
