import type { LearningKind } from '#shared/domain/catalogue/concepts'

/** Where learners answer a task; `lines` is its height. */
export type Space =
  /** Ruled lines. */
  | { kind: 'lines'; lines: number }
  /** A frame to draw or write in. */
  | { kind: 'box'; lines: number }
  /** A table with headings; a word that begins a row stands in its first column. */
  | { kind: 'table'; lines: number; columns: string[]; starts: string[] }
  /** Words to put a circle around. */
  | { kind: 'circle'; lines: number; words: string[] }

/** A task that can be done at every place of its kind. */
export interface Row {
  text: string
  space: Space
  /** It speaks of the list of what to look for. */
  usesList?: true
  marks: number
}
/** Where the subject of a stop is not known, because the catalogue does not have it: `host`; at any stop: `any`. */
export type RowKind = LearningKind | 'host' | 'any'
export type Rows = Record<RowKind, readonly Row[]>

export const lines = (count: number): Space => ({ kind: 'lines', lines: count })
export const box = (height: number): Space => ({ kind: 'box', lines: height })
export const circle = (...words: string[]): Space => ({ kind: 'circle', lines: 1, words })
/** Empty rows below headings. */
export const table = (columns: string[], rows: number): Space => ({
  kind: 'table',
  lines: rows + 1,
  columns,
  starts: Array.from({ length: rows }, () => ''),
})
/** Rows that begin with a word; the first heading is that of these words. */
export const tableOf = (columns: string[], starts: string[]): Space => ({
  kind: 'table',
  lines: starts.length + 1,
  columns,
  starts,
})
export const row = (text: string, space: Space, marks: number): Row => ({ text, space, marks })
export const rowOfList = (text: string, space: Space, marks: number): Row => ({ text, space, marks, usesList: true })
