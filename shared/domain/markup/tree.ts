import type { ColourName } from './colours.ts'

/** A node within a line. Addresses and colours in a tree are always valid. */
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

/** The limits of nested inline marks and of nodes in a text; marks beyond them stay plain text. */
export const MOST_DEPTH = 20
export const MOST_NODES = 5000
