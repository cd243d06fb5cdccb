import { readFileSync } from 'node:fs'
import type { PostcssPlugin } from './postcss.ts'

const THEME = 'web/styles/theme.css'
const VALUE = /^ *(--(?:text|radius|ease|font)-[\w-]+): (.+);$/gm
const USE = /var\((--(?:text|radius|ease|font)-[\w-]+)\)/g

/** Writes the theme's values where a sheet names them: most are shorter than their names, and none ever changes. */
export function themeValues(): PostcssPlugin {
  return {
    postcssPlugin: 'theme-values',
    Once(root) {
      const source = readFileSync(THEME, 'utf8')
      const values = new Map([...source.matchAll(VALUE)].map(([, name = '', value = '']) => [name, value]))
      root.walkDecls((declaration) => {
        if (values.has(declaration.prop)) declaration.remove()
        else
          declaration.value = declaration.value.replaceAll(USE, (_use, name: string) => {
            const value = values.get(name)
            if (!value) throw declaration.error(`${THEME} has no ${name}`)
            return value
          })
      })
    },
  }
}
