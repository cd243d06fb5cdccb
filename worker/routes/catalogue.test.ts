import { describe, expect, it } from 'vitest'
import { CatalogueEntry } from '#shared/contracts/catalogue-entry'
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
