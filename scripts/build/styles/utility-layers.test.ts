import { preprocessCSS, resolveConfig } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { themeValues } from './theme-values.ts'
import { utilityLayers } from './utility-layers.ts'

let made: (css: string) => Promise<string>
beforeAll(async () => {
  const css = { postcss: { plugins: [themeValues(), utilityLayers()] } }
  const config = await resolveConfig({ configFile: false, css }, 'build')
  made = async (text) => (await preprocessCSS(text, 'sheet.css', config)).code.replaceAll(/\s+/g, '')
})

test('each utility goes into the layer of its kind, its condition with it', async () => {
  const css =
    '@layer utilities { .pt-2 { padding-top: 8px } .p-4 { padding: 16px } @media print { .p-0 { padding: 0 } } }'
  expect(await made(css)).toBe(
    '@layera0{.p-4{padding:16px}}@layera2{.pt-2{padding-top:8px}}@layerh0{@mediaprint{.p-0{padding:0}}}',
  )
})

test('the sheet of every page says the order of all layers, and no other sheet does', async () => {
  expect(await made('@layer base { p { margin: 0 } }')).toMatch(/^@layertheme,base,parts,components,a0,a1,a2,b0/)
  expect(await made('@layer components { p { margin: 0 } }')).toBe('@layercomponents{p{margin:0}}')
})

test('variables that nothing reads go, and a utility that reads one fails the build', async () => {
  expect(await made('@layer utilities { .b { border-style: var(--tw-border-style); border-width: 1px } }')).toBe(
    '@layera0{.b{border-width:1px}}',
  )
  await expect(made('.x { box-shadow: var(--tw-ring-shadow) }')).rejects.toThrow('utility-layers.ts')
})

test('a utility under a condition without a place fails the build', async () => {
  await expect(made('@layer utilities { @media (width >= 99rem) { .x { margin: 0 } } }')).rejects.toThrow(
    'layer-order.ts',
  )
})

test('the sizes of the theme are written out, and one that it does not have fails the build', async () => {
  expect(await made('p { font: 700 var(--text-small) / 1.4 var(--font-body) }')).toBe(
    'p{font:7000.9375rem/1.4var(--face-body)}',
  )
  await expect(made('p { font-size: var(--text-huge) }')).rejects.toThrow('--text-huge')
})
