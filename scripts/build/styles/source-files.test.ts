import { expect, test } from 'vitest'
import { unitOf, wordsOf } from './source-files.ts'

test('words of every form that a class may have are found', () => {
  const classes = [
    'mt-0.5',
    '-mt-1',
    'left-1/2',
    'min-h-11!',
    'sm:hover:underline',
    'grid-cols-[minmax(0,1fr)_auto]',
    'stroke-(--chart-edge)',
    '[@media(scripting:none)]:hidden',
    'text-[#ffffffe6]',
  ]
  expect(wordsOf(`<p className="${classes.join(' ')}">`)).toEqual(expect.arrayContaining(classes))
  expect(wordsOf(`className={\`flex \${isOpen ? 'grow' : ""} p-4\`}`)).toEqual(
    expect.arrayContaining(['flex', 'grow', 'p-4']),
  )
})

test('code is no class', () => {
  expect(wordsOf('read(text) { return "}" } ${tone} a;')).not.toContain('read(text)')
  expect(wordsOf('${tone} {flex} a;')).toEqual([])
})

test('a unit is what a file imports, and what is fetched later is not', () => {
  const { scripts, sheets, later } = unitOf(['web/routes/index.tsx'], new Set())
  expect(scripts).toContain('web/features/landing/features.tsx')
  expect(scripts).not.toContain('web/features/idea/waiting.tsx')
  expect(later).toContain('web/features/idea/waiting.tsx')
  expect(sheets).toContain('web/features/hero/hero.css')
})

test('a sheet brings those that it imports, and one that is named by its address counts', () => {
  expect(unitOf(['web/routes/commit.tsx'], new Set()).sheets).toContain('web/ui/form/field-frame.css')
  expect(unitOf(['web/features/itinerary/waiting/waiting-page.tsx'], new Set()).sheets).toContain(
    'web/features/itinerary/waiting/waiting-page.css',
  )
})
