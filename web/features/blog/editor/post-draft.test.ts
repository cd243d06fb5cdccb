import { describe, expect, test } from 'vitest'
import { findDraft, keepDraft } from './device-draft.ts'
import { draftOf, EMPTY_DRAFT, readPost } from './post-draft.ts'
import { fitWithin } from './shrink-picture.ts'

const written = { ...EMPTY_DRAFT, title: 'A trip', body: 'Pack **light**.' }
const problemOf = (reading: ReturnType<typeof readPost>) => ('value' in reading ? null : reading)

describe('the body of the call', () => {
  test('has null for an empty image address, and a new post needs no slug', () => {
    expect(readPost(written, true)).toMatchObject({ value: { title: 'A trip', image_url: null, status: 'published' } })
  })

  test('has a general message of the specification for missing values, and one for each field', () => {
    const found = problemOf(readPost({ ...EMPTY_DRAFT, title: '  ' }, false))
    expect(found?.problem).toBe('Title, slug and body are required')
    expect(Object.keys(found?.fields ?? {}).toSorted()).toEqual(['body', 'slug', 'title'])
    expect(new Set(Object.values(found?.fields ?? {})).size).toBe(3)
  })

  test('needs a day for a scheduled post', () => {
    expect(problemOf(readPost({ ...written, status: 'scheduled' }, true))?.fields).toHaveProperty('publish_at')
    const reading = readPost({ ...written, status: 'scheduled', publish_at: '2027-07-05T09:30' }, true)
    expect(reading).toMatchObject({ value: { publish_at: new Date('2027-07-05T09:30').toISOString() } })
  })

  test('has a message at its field for an address with another scheme', () => {
    expect(problemOf(readPost({ ...written, image_url: 'javascript:alert(1)' }, true))?.fields).toHaveProperty(
      'image_url',
    )
  })

  test('keeps the minute of a scheduled post', () => {
    const day = new Date('2027-07-05T09:30').toISOString()
    const post = {
      id: 'a',
      slug: 'a',
      title: 'A',
      imageUrl: null,
      image_url: null,
      imageAlt: '',
      body: 'b',
      updatedAt: day,
    }
    expect(draftOf({ ...post, status: 'scheduled', publishedAt: day }).publish_at).toBe('2027-07-05T09:30')
    expect(draftOf({ ...post, status: 'published', publishedAt: day }).publish_at).toBe('')
  })
})

test('a stored draft has empty values for fields that are not text', () => {
  keepDraft('a', { draft: written, etag: '"1"', savedAt: '2026-11-21T12:02:00Z' })
  expect(findDraft('a')?.draft).toEqual(written)
  localStorage.setItem('uhambo_post_b', '{"draft":{"title":7,"body":"x","extra":1},"savedAt":"x"}')
  expect(findDraft('b')?.draft).toEqual({ ...EMPTY_DRAFT, body: 'x' })
  for (const broken of ['{', 'null', '7', '{"draft":null}']) {
    localStorage.setItem('uhambo_post_c', broken)
    expect(findDraft('c')).toBeNull()
  }
})

test('a smaller picture has the same proportions', () => {
  expect(fitWithin(4000, 3000, 1600)).toEqual([1600, 1200])
  expect(fitWithin(3000, 4000, 1600)).toEqual([1200, 1600])
  expect(fitWithin(800, 600, 1600)).toEqual([800, 600])
  expect(fitWithin(10_000, 1, 1600)).toEqual([1600, 1])
})
