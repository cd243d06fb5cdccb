import { relative } from 'node:path'
import type { Plugin } from 'vite'

const PLANNING = /^(?:worker\/planning|shared\/domain\/(?:idea|planner|verifier|packages))\//

/**
 * Fails the build where the site's Worker would carry the reader, the planner or the verifier. Lint keeps its own
 * files from importing them; this sees the pages too, whose modules run in the browser and on the server.
 */
export function withoutPlanning(): Plugin {
  return {
    name: 'without-planning',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'worker' || environment.name === 'pages',
    generateBundle(_options, bundle) {
      const carried = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => relative(import.meta.dirname + '/../..', id))
        .filter((path) => PLANNING.test(path))
      if (carried.length > 0)
        this.error(`The site's Worker would carry what the planning Worker is for: ${carried.join(', ')}`)
    },
  }
}
