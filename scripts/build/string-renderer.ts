import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Gives the built Workers React's string renderer alone: `react-dom/server` also carries the streaming one, which no
 * page uses and which weighs a sixth of a whole Worker.
 */
export function stringRenderer(): Plugin {
  const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
  return {
    name: 'string-renderer',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'worker' || environment.name === 'pages',
    resolveId: (id) =>
      id === 'react-dom/server' ? join(folder, 'cjs/react-dom-server-legacy.browser.production.js') : undefined,
  }
}
