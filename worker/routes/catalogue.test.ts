import { describe, expect, it } from 'vitest'
import { CatalogueEntry, PlaceEntryList } from '#shared/contracts/catalogue-entry'
import { call } from '../testing/call.ts'

describe('GET /api/catalogue/{id}', () => {
  it('answers the facts of a place', async () => {
    const response = await call('/api/catalogue/apartheid-museum')
    expect(response.status).toBe(200)
    expect(CatalogueEntry.parse(await response.json())).toMatchObject({
      type: 'place',
      id: 'apartheid-museum',
      name: 'Apartheid Museum',
      province: 'GP',
      open_days: [3, 4, 5, 6, 7],
      opens: '09:00',
      closes: '17:00',
      learner_price: 80,
      adult_price: 170,
      max_group: 150,
      grades: [6, 12],
      duration_min: 150,
      wheelchair: 'yes',
    })
  })

  it('answers the facts of a stay', async () => {
    const response = await call('/api/catalogue/stay-maropeng-hominin-house')
    expect(CatalogueEntry.parse(await response.json())).toMatchObject({ type: 'stay', beds: 120, learner_price: 520 })
  })

  it('answers 404 for an unknown id', async () => {
    for (const id of ['nowhere', '%00', "' OR 1=1 --", '__proto__']) {
      const response = await call(`/api/catalogue/${encodeURIComponent(id)}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'not_in_catalogue' })
    }
  })
})

describe('GET /api/catalogue', () => {
  const search = async (query: string) => {
    const response = await call(`/api/catalogue?${new URLSearchParams(query)}`)
    expect(response.status).toBe(200)
    return PlaceEntryList.parse(await response.json()).items
  }

  it('finds places by words of their name, town and subjects, in any order and case', async () => {
    for (const q of ['Apartheid Museum', 'museum APARTHEID', 'johannesburg apartheid history'])
      expect((await search(`q=${q}`)).map(({ id }) => id)).toContain('apartheid-museum')
  })

  it('has the nearest first, and at most twelve', async () => {
    const near = { latitude: -29.86, longitude: 31.03 }
    const items = await search(`q=museum&near=${near.latitude},${near.longitude}`)
    expect(items).toHaveLength(12)
    const [first, last] = [items[0]!, items.at(-1)!]
    const away = (one: typeof first) => Math.hypot(one.latitude - near.latitude, one.longitude - near.longitude)
    expect(first.town).toBe('Durban')
    expect(away(first)).toBeLessThan(away(last))
  })

  it('finds nothing for too little, for strange words, or for a strange point', async () => {
    for (const q of ['q=', 'q=a', "q=' OR 1=1 --", 'q=%25%25', 'near=1,1', 'q=zzzzzz&near=nowhere'])
      expect(await search(q)).toEqual([])
  })
})
