import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { heroScene } from './hero-scene.ts'
import { PICTURES } from './pictures.ts'

test('the pictures that the site shows are the ones that the scripts draw', () => {
  for (const [name, svg] of Object.entries(PICTURES)) {
    expect(readFileSync(new URL(`../../web/media/${name}`, import.meta.url), 'utf8')).toBe(`${svg}\n`)
  }
})

test('the film ends where it began, so that it loops without a jump', () => {
  expect(heroScene(1)).toBe(heroScene(0))
  expect(heroScene(0.5)).not.toBe(heroScene(0))
})
