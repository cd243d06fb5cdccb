import { readFileSync } from 'node:fs'

export const LINE_FILES = [
  'places.jsonl',
  'stays.jsonl',
  'towns.jsonl',
  'airports.jsonl',
  'programmes.jsonl',
  'toll-plazas.jsonl',
  'landmarks.jsonl',
] as const
export const DOCUMENT_FILES = [
  'calendar.json',
  'curriculum.json',
  'rates.json',
  'rules.json',
  'topic-names.json',
] as const
export type LineFile = (typeof LINE_FILES)[number]
export type DocumentFile = (typeof DOCUMENT_FILES)[number]

/** The text of every file of `catalogue/`, by name. */
export type CatalogueFiles = Record<LineFile | DocumentFile, string>

const folder = new URL('../../catalogue/', import.meta.url)

export function readCatalogueFiles(): CatalogueFiles {
  const files = [...LINE_FILES, ...DOCUMENT_FILES].map((name) => [name, readFileSync(new URL(name, folder), 'utf8')])
  return Object.fromEntries(files) as CatalogueFiles
}
