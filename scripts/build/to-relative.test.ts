import { expect, test } from 'vitest'
import { toRelative } from './to-relative.ts'

const fileOf = (address: string) => (/\.\w+$/.test(address) ? address : address.replace(/[^/#?]$/, '$&/'))
const at = (address: string, html: string) => toRelative(html, address, fileOf)

test('addresses of the site become relative to the page', () => {
  expect(at('/pricing/', '<a href="/contact"><img src="/icon.svg">')).toBe(
    '<a href="../contact/"><img src="../icon.svg">',
  )
  expect(at('/blog/one/', '<a href="/blog">')).toBe('<a href="../../blog/">')
  expect(at('/', '<a href="/"><a href="/#plan"><a href="/pricing">')).toBe(
    '<a href="./"><a href="./#plan"><a href="./pricing/">',
  )
  expect(at('/blog/', '<a href="/">')).toBe('<a href="../">')
  expect(at('/a/', '<script data-modules="/assets/a.js /assets/b.js">')).toBe(
    '<script data-modules="../assets/a.js ../assets/b.js">',
  )
})

test('others stay', () => {
  const html = '<a href="#main"><a href="https://x.com/a"><a href="//x.com"><a href="mailto:a@b.c"><p title="/a">'
  expect(at('/a/', html)).toBe(html)
})
