import type { Plugin } from 'vite'

/** What draws an icon, in place of the library's own: without the settings that no page uses, and what HTML can do without. */
const PLAIN = `
import { createElement } from 'react'
const LINES = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' }
export default ({ node }) => ({ size = 24, className, ...rest }) =>
  createElement(
    'svg',
    {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      ...LINES,
      className: className ? 'lucide ' + className : 'lucide',
      'aria-hidden': true,
      ...rest,
    },
    node.map(([tag, attributes]) => createElement(tag, attributes)),
  )
`

/** Fails the build if the library no longer draws its icons as this one takes over. */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs/ },
      handler(code) {
        if (!code.includes('createElement(Icon, {')) this.error('lucide-react no longer draws by Icon: look again')
        return { code: PLAIN, map: null }
      },
    },
  }
}
