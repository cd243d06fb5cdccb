import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'
import { shareClasses, type Shares } from './share-classes.ts'
import { unitsOfWeb } from './units-of-web.ts'

const EVERY_PAGE = 'web/styles.css'
const ALL_OF_WEB = 'source(".")'

/**
 * Gives each page the utilities that it draws with. `vite dev` has all of them in one sheet; the build leaves there
 * what every page needs, and writes the rest into the sheets that features import anyway.
 */
export function routeUtilities(): Plugin {
  let shares: Shares
  return {
    name: 'route-utilities',
    apply: 'build',
    enforce: 'pre',
    // The server names some sheets too, by their hash, so it makes the same ones.
    applyToEnvironment: (environment) => environment.name === 'client' || environment.name === 'pages',
    buildStart() {
      const { frame, units } = unitsOfWeb()
      shares = shareClasses(frame, units)
    },
    transform: {
      filter: { id: { include: /\/web\/.+\.css(?:\?.*)?$/, exclude: /\?url$/ } },
      handler(code, id) {
        const path = relative(process.cwd(), id.replace(/\?.*$/, ''))
        if (path === EVERY_PAGE) {
          if (!code.includes(ALL_OF_WEB)) this.error(`${EVERY_PAGE} no longer names its source as ${ALL_OF_WEB}`)
          return { code: `${code.replace(ALL_OF_WEB, 'source(none)')}\n${named(shares.everyPage)}`, map: null }
        }
        const classes = shares.bySheet.get(path)
        if (!classes) return undefined
        const theme = relative(dirname(path), EVERY_PAGE)
        const utilities = '@layer utilities { @tailwind utilities source(none); }'
        return { code: `${code}\n@reference "${theme}";\n${utilities}\n${named(classes)}\n${notClasses()}`, map: null }
      },
    },
  }
}

const named = (words: readonly string[]) => `@source inline(${JSON.stringify(words.join(' '))});`
/** What the sheet of every page says is no class is none in the others. */
const notClasses = () => /^@source not inline.+$/m.exec(readFileSync(EVERY_PAGE, 'utf8'))?.[0] ?? ''
