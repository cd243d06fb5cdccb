import { describe, expect, it, vi } from 'vitest'
import { foldName } from '#shared/domain/fold-name'
import { CountryList, PlaceAddress, PlaceSuggestionList, StateList } from '#shared/contracts/place'
import { PROVINCES, type Province } from '#shared/domain/provinces'
import { call } from '../testing/call.ts'
import { TYPED_PLACES } from '../testing/typed-places.ts'

const suggest = async (typed: string) =>
  PlaceSuggestionList.parse(await (await call(`/api/places/autocomplete?q=${encodeURIComponent(typed)}`)).json()).items
const labels = async (typed: string) => (await suggest(typed)).map(({ label }) => label)

describe('GET /api/countries and /api/states', () => {
  it('list all countries, South Africa first with its nine provinces', async () => {
    const countries = CountryList.parse(await (await call('/api/countries')).json())
    expect(countries.length).toBeGreaterThan(240)
    expect(countries[0]).toEqual({ id: 1, country: 'South Africa' })
    const states = StateList.parse(await (await call('/api/states?country_id=1')).json())
    expect(states.map(({ state }) => state)).toEqual(Object.values(PROVINCES))
    const namibia = countries.find(({ country }) => country === 'Namibia')!
    const regions = StateList.parse(await (await call(`/api/states?country_id=${namibia.id}`)).json())
    expect(regions.map(({ state }) => state)).toContain('Khomas Region')
  })

  it('return no states for an unknown country, and require a country', async () => {
    expect(await (await call('/api/states?country_id=99999')).json()).toEqual([])
    for (const query of ['', '?country_id=', '?country_id=za', '?country_id=-1', '?country_id=1;DROP'])
      expect((await call(`/api/states${query}`)).status).toBe(422)
  })
})

describe('GET /api/places/autocomplete', () => {
  it.each(TYPED_PLACES)('finds the sixty places of the $list list among the first three', async ({ places }) => {
    expect(places).toHaveLength(60)
    const missed: string[] = []
    for (const { typed, labels: right, province } of places) {
      const found = (await suggest(typed)).slice(0, 3)
      const isThere = found.some(
        ({ label, secondary }) =>
          right.some((one) => foldName(one) === foldName(label)) && secondary.endsWith(PROVINCES[province as Province]),
      )
      if (!isThere) missed.push(`${typed}: ${found.map((one) => `${one.label} (${one.secondary})`).join('; ')}`)
    }
    expect(missed).toEqual([])
  })

  it('names the area of a place, and lists the larger of two equal names first', async () => {
    expect(await suggest('claremont')).toContainEqual(
      expect.objectContaining({ label: 'Claremont', secondary: 'Cape Town, Western Cape' }),
    )
    expect((await labels('durban'))[0]).toBe('Durban')
  })

  it('accepts accents, punctuation and one typing error', async () => {
    expect((await labels('KÖKSTAD'))[0]).toBe('Kokstad')
    expect((await labels('simons town'))[0]).toBe("Simon's Town")
    for (const slip of ['Bloemfontien', 'Blomfontein', 'Bloemfonntein', 'Bloemfontrin'])
      expect(await labels(slip)).toContain('Bloemfontein')
  })

  it('returns at most eight, and none for fewer than two characters', async () => {
    expect(await labels('ma')).toHaveLength(8)
    for (const typed of ['', 'j', '  j ', '🚌🚌']) expect(await labels(typed)).toEqual([])
  })

  it('reads no typed text as a search operator', async () => {
    for (const typed of [
      '"*',
      'NEAR(a b)',
      'words:durban AND',
      '-durban',
      "'; DROP TABLE states",
      '()()',
      'a"b"c',
      'x'.repeat(5000),
    ])
      expect((await call(`/api/places/autocomplete?q=${encodeURIComponent(typed)}`)).status).toBe(200)
  })
})

describe('GET /api/places/{id}', () => {
  const read = async (typed: string) => {
    const [first] = await suggest(typed)
    return PlaceAddress.parse(await (await call(`/api/places/${first!.id}`)).json())
  }

  it('fills suburb, city, province, country and position', async () => {
    expect(await read('Khayelitsha')).toEqual({
      address: 'Khayelitsha, Cape Town, Western Cape',
      suburb: 'Khayelitsha',
      city: 'Cape Town',
      state: 'Western Cape',
      state_id: 2,
      country: 'South Africa',
      country_id: 1,
      latitude: expect.closeTo(-34.04, 1),
      longitude: expect.closeTo(18.67, 1),
    })
    expect(await read('Kroonstad')).toMatchObject({ suburb: null, city: 'Kroonstad', state: 'Free State' })
  })

  it('answers 404 for a place that is not in the book', async () => {
    for (const id of ['none', '%00', 'google:abc'])
      expect(await (await call(`/api/places/${id}`)).json()).toMatchObject({ code: 'place_not_found' })
  })
})

describe('Google’s service, if a key is set', () => {
  const withKey = { with: { GOOGLE_PLACES_KEY: 'key' } }
  const answerWith = (answer: (url: string, init?: RequestInit) => Response) =>
    vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url, init) => Promise.resolve(answer(String(url as string), init)))

  it('finds South African streets and returns them in the same shape', async () => {
    const asked = answerWith(() =>
      Response.json({
        suggestions: [
          {
            placePrediction: {
              placeId: 'abc',
              structuredFormat: { mainText: { text: '14 Vilakazi Street' }, secondaryText: { text: 'Soweto' } },
            },
          },
          { queryPrediction: {} },
        ],
      }),
    )
    const response = await call('/api/places/autocomplete?q=14 Vilakazi', withKey)
    expect(await response.json()).toEqual({
      items: [{ id: 'google:abc', label: '14 Vilakazi Street', secondary: 'Soweto' }],
    })
    const [url, init] = asked.mock.calls[0]!
    expect([url, new Headers(init?.headers).get('x-goog-api-key'), JSON.parse(String(init?.body as string))]).toEqual([
      'https://places.googleapis.com/v1/places:autocomplete',
      'key',
      { input: '14 Vilakazi', includedRegionCodes: ['za'], languageCode: 'en' },
    ])
    asked.mockRestore()
  })

  it('fills in an address with our own ids', async () => {
    const part = (longText: string, type: string, shortText = longText) => ({ longText, shortText, types: [type] })
    const asked = answerWith((url) => {
      expect(url).toBe('https://places.googleapis.com/v1/places/abc')
      return Response.json({
        formattedAddress: '14 Vilakazi St, Orlando West, Soweto',
        location: { latitude: -26.2, longitude: 27.9 },
        addressComponents: [
          part('Orlando West', 'sublocality'),
          part('Soweto', 'locality'),
          part('Gauteng', 'administrative_area_level_1', 'GP'),
          part('South Africa', 'country', 'ZA'),
        ],
      })
    })
    expect(await (await call('/api/places/google:abc', withKey)).json()).toMatchObject({
      suburb: 'Orlando West',
      city: 'Soweto',
      state_id: 1,
      country_id: 1,
    })
    asked.mockRestore()
  })

  it('is replaced by our address book if it does not answer', async () => {
    for (const answer of [() => new Response('no', { status: 500 }), () => Response.json({ suggestions: 'none' })]) {
      const asked = answerWith(answer)
      const { items } = PlaceSuggestionList.parse(
        await (await call('/api/places/autocomplete?q=Durban', withKey)).json(),
      )
      expect(items[0]?.label).toBe('Durban')
      asked.mockRestore()
    }
  })
})
