import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COVERS } from './covers/covers.ts'
import { heroScene } from './hero-scene.ts'
import { PICTURES } from './pictures.ts'

test('the pictures that the site shows are the ones that the scripts draw', () => {
  for (const [name, svg] of Object.entries(PICTURES)) {
    expect(readFileSync(new URL(`../../web/media/${name}`, import.meta.url), 'utf8')).toBe(`${svg}\n`)
  }
})

test('the pictures of the posts are the ones that the scripts draw, and each is small', () => {
  for (const [slug, svg] of Object.entries(COVERS)) {
    expect(readFileSync(new URL(`../../web/public/posts/${slug}.svg`, import.meta.url), 'utf8')).toBe(`${svg}\n`)
    expect(svg.length).toBeLessThanOrEqual(8_000)
    expect(statSync(new URL(`../../web/public/posts/${slug}.jpg`, import.meta.url)).size).toBeLessThanOrEqual(60_000)
  }
})

test('the film ends where it began, so that it loops without a jump', () => {
  expect(heroScene(1)).toBe(heroScene(0))
  expect(heroScene(0.5)).not.toBe(heroScene(0))
})
