import type { Plugin } from 'vite'
import { gazetteerOf, readFacts } from '../catalogue/read-facts.ts'

const ID = 'virtual:gazetteer'

/** The names that reading an idea needs, for the browser, as the module `virtual:gazetteer`; fetched only by whoever types. */
export function gazetteer(): Plugin {
  return {
    name: 'gazetteer',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      const { stays: _stays, landmarks: _landmarks, ...names } = gazetteerOf(readFacts())
      const json = JSON.stringify(names)
      return `export const gazetteer = JSON.parse(${JSON.stringify(json)})`
    },
  }
}
