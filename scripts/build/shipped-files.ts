import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { addressPlaces } from '../catalogue/address-places.ts'
import { readAddressBook } from '../catalogue/read-address-book.ts'
import { readFacts } from '../catalogue/read-facts.ts'
import { readRoadData } from '../catalogue/read-roads.ts'

const ID = 'virtual:shipped-files'

/** The catalogue as files beside the scripts of the site without a server; the pages' scripts know their names. */
export function shippedFiles(): Plugin {
  const texts = readTexts()
  const names = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, `${name}-${hashOf(text)}.json`]),
  ) as typeof texts
  return {
    name: 'shipped-files',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export const files = ${JSON.stringify(names)}` : undefined),
    writeBundle: {
      handler({ dir = '' }) {
        if (this.environment.name !== 'client') return
        const folder = join(dir, 'assets')
        mkdirSync(folder, { recursive: true })
        for (const name of ['catalogue', 'addresses'] as const) writeFileSync(join(folder, names[name]), texts[name])
      },
    },
  }
}

function readTexts(): Record<'catalogue' | 'addresses', string> {
  const facts = readFacts()
  const places = addressPlaces(readAddressBook().settlements, facts.towns, facts.places)
  return { catalogue: JSON.stringify({ ...facts, roads: readRoadData() }), addresses: JSON.stringify(places) }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)
