import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { Itinerary } from '#shared/contracts/itinerary'
import { PlaceAddress } from '#shared/contracts/place'
import { SchoolSuggestionList } from '#shared/contracts/school'
import type { SearchCreated } from '#shared/contracts/search'
import type { Idea } from '#shared/domain/idea/idea'
import { INVENTED_SCHOOLS } from '#shared/domain/schools/invented-schools.fixture'
import { call } from '../testing/call.ts'
import { useSchools } from '../testing/schools.ts'

const suggest = async (typed: string) =>
  SchoolSuggestionList.parse(await (await call(`/api/schools?q=${encodeURIComponent(typed)}`)).json()).items
const names = async (typed: string) => (await suggest(typed)).map(({ name }) => name)
const search = async (idea: string) => (await call('/api/search', { body: { idea } })).json<SearchCreated>()
const storedIdea = async (id: number) =>
  JSON.parse(
    (await env.DB.prepare('SELECT parsed FROM searches WHERE id = ?').bind(id).first<string>('parsed'))!,
  ) as Idea
const planOf = async ({ id, idea }: SearchCreated) => {
  const made = await call('/api/generate-itinerary', { body: { search_id: id, idea } })
  expect(made.status).toBe(200)
  return Itinerary.parse(await (await call(`/api/itinerary/${id}`)).json())
}
const CACHED_DAY = '40 Grade 6 learners of Berg-en-Dal Primary, one day in Durban, 2027-05-06'

beforeEach(async () => {
  await env.DB.batch(['schools', 'school_list'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
})

describe('without a list of schools', () => {
  it('no school is suggested, and an idea with a school is planned as far as it is known', async () => {
    expect(await names('Berg-en-Dal')).toEqual([])
    expect((await call('/api/places/school-900000001')).status).toBe(404)
    const made = await search(CACHED_DAY)
    expect(made.parsed).toMatchObject({ location: 'Durban', locations: ['Durban'], origin: null })
    const { assumptions } = await planOf(made)
    expect(assumptions.join()).toContain('You did not say where you leave from')
  })
})

describe('GET /api/schools', () => {
  beforeEach(() => useSchools('one', INVENTED_SCHOOLS))

  it('finds a school by the beginning of its name, with or without the words for its kind', async () => {
    expect(await names('berg-en-d')).toEqual(['Berg-en-Dal Primary School'])
    expect(await names('  BERG EN DAL prim')).toEqual(['Berg-en-Dal Primary School'])
    const both = ['Hoërskool Maanskynvlakte', 'Laerskool Maanskynvlakte']
    for (const typed of ['maanskyn', 'Maanskynvlakte High', 'maanskynvlakte laerskool'])
      expect((await names(typed)).toSorted()).toEqual(both)
    expect(await names('Hoërskool Maan')).toEqual(both)
    expect(await names('Laerskool Maan')).toEqual(both.toReversed())
    expect(await names('st osmundas')).toEqual(["St Osmunda's College"])
  })
  it('says where it is, and what its address is where the list has one', async () => {
    expect(await suggest('berg-en-dal')).toEqual([
      {
        id: 'school-900000001',
        name: 'Berg-en-Dal Primary School',
        town: 'Pietermaritzburg',
        province: 'KZN',
        address: '9 Invented Road, Prestbury',
      },
    ])
    expect((await suggest('st osmunda'))[0]).not.toHaveProperty('address')
  })
  it('returns ten at most, and none for fewer than three letters', async () => {
    const many = Array.from({ length: 30 }, (_, n) => ({ ...INVENTED_SCHOOLS[0]!, id: `91000000${n + 10}` }))
    await useSchools('many', many)
    expect(await names('berg-en-dal')).toHaveLength(10)
    for (const typed of ['', 'be', ' b-e ', '🚌🚌🚌']) expect(await names(typed)).toEqual([])
  })
  it('reads no typed text as part of a query, and may be cached', async () => {
    for (const typed of ["'; DROP TABLE schools", '%%%', '___', '"*"', 'x'.repeat(5000)])
      expect(await names(typed)).toEqual([])
    const response = await call('/api/schools?q=berg')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    expect((await call('/api/schools')).status).toBe(200)
  })
  it('finds schools of the list in use only', async () => {
    await useSchools('two', [{ ...INVENTED_SCHOOLS[0]!, name: 'Another Primary School' }])
    expect(await names('berg-en-dal')).toEqual([])
    expect(await names('another')).toEqual(['Another Primary School'])
  })
  it('finds by an index', async () => {
    const { results } = await env.DB.prepare(
      'EXPLAIN QUERY PLAN SELECT emis FROM schools WHERE generation = (SELECT generation FROM school_list) AND core >= ? AND core < ? ORDER BY core LIMIT 10',
    )
      .bind('a', 'b')
      .all<{ detail: string }>()
    expect(results.map(({ detail }) => detail).join()).toMatch(/USING (?:COVERING )?INDEX schools_by_core/)
    expect(results.map(({ detail }) => detail).join()).not.toContain('TEMP B-TREE')
  })
})

describe('GET /api/places/{id} of a school', () => {
  beforeEach(() => useSchools('one', INVENTED_SCHOOLS))
  const read = async (id: string) => PlaceAddress.parse(await (await call(`/api/places/school-${id}`)).json())

  it('fills in the address and the position of the gate', async () => {
    expect(await read('900000001')).toEqual({
      address: '9 Invented Road, Prestbury, Pietermaritzburg, KwaZulu-Natal',
      suburb: 'Prestbury',
      city: 'Pietermaritzburg',
      state: 'KwaZulu-Natal',
      state_id: 3,
      country: 'South Africa',
      country_id: 1,
      latitude: -29.6,
      longitude: 30.35,
    })
  })
  it('has the position of the town where that of the school is not known', async () => {
    const paarl = await read('900000006')
    expect(paarl).toMatchObject({ address: 'Paarl, Western Cape', city: 'Paarl', latitude: expect.closeTo(-33.7, 0) })
    await useSchools('two', [{ ...INVENTED_SCHOOLS[5]!, town: 'Nowhere-on-Sea' }])
    expect(await read('900000006')).toMatchObject({ city: 'Nowhere-on-Sea', latitude: null, longitude: null })
    expect((await call('/api/places/school-1')).status).toBe(404)
  })
})

describe('an idea that names a school of the list', () => {
  beforeEach(() => useSchools('one', INVENTED_SCHOOLS))

  it('is planned from its gate, also if the same text was read before the list was loaded', async () => {
    const made = await search(CACHED_DAY)
    expect(made.parsed).toMatchObject({ locations: ['Durban'], origin: 'Pietermaritzburg' })
    const { daily_itinerary, assumptions, checks } = await planOf(made)
    expect(daily_itinerary[0]?.schedule[0]).toMatchObject({
      title: 'Meet at Berg-en-Dal Primary School',
      latitude: -29.6,
      longitude: 30.35,
    })
    expect(assumptions.join()).not.toContain('leave from')
    expect(checks.filter(({ status }) => status === 'fail')).toEqual([])
  })
  it('is read anew when the list changes', async () => {
    const idea = 'Laerskool Maanskynvlakte, 40 Grade 6 learners, one day in Pretoria'
    expect((await storedIdea((await search(idea)).id)).school).toMatchObject({ lat: -26.53 })
    await useSchools(
      'two',
      INVENTED_SCHOOLS.map((school) => ({ ...school, lat: school.lat === null ? null : school.lat - 0.1 })),
    )
    expect((await storedIdea((await search(idea)).id)).school?.lat).toBeCloseTo(-26.63)
    await env.DB.prepare('DELETE FROM school_list').run()
    expect((await storedIdea((await search(idea)).id)).school).toBeUndefined()
  })
  it('has no school where the list has several of the name, and the plan says so', async () => {
    const made = await search('Thutwane Secondary, 40 Grade 8 learners, one day in Kimberley')
    expect(made.parsed.origin).toBeNull()
    const { assumptions, notes } = await planOf(made)
    expect(assumptions.join()).toContain('We know several schools called Thutwane Secondary School (Soweto; Mthatha)')
    expect(notes).toContainEqual({
      code: 'several_schools',
      params: { name: 'Thutwane Secondary School', towns: ['Soweto', 'Mthatha'], start: 'Kimberley' },
    })
  })
})
