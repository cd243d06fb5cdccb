import { describe, expect, test } from 'vitest'
import { type LineFile, readCatalogueFiles } from './catalogue-files.ts'
import { findFaults } from './find-faults.ts'

const files = readCatalogueFiles()
/** Enough for every test below of one line; all lines would be read again for each. */
const someRows = {
  ...files,
  'places.jsonl': files['places.jsonl'].split('\n').slice(0, 280).join('\n'),
  'stays.jsonl': files['stays.jsonl'].split('\n').slice(0, 10).join('\n'),
}

/** Some rows of the catalogue with some fields of one line replaced; `undefined` removes a field. */
function withLine(file: LineFile, id: string, changes: Record<string, unknown>) {
  const lines = someRows[file].split('\n').map((line) => {
    const fact = line === '' ? {} : (JSON.parse(line) as { id?: string })
    return fact.id === id ? JSON.stringify({ ...fact, ...changes }) : line
  })
  return { ...someRows, [file]: lines.join('\n') }
}
const messages = (corrupted: typeof files) =>
  findFaults(corrupted)
    .map(({ message }) => message)
    .join('\n')

test('the catalogue has no fault', () => {
  expect(findFaults(files)).toEqual([])
})

describe('reports a wrong line of a place:', () => {
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['a missing field', { summary: undefined }, /^summary: /m],
    ['a misspelt field', { lerner_price_zar: 80 }, /lerner_price_zar/],
    ['a price below zero', { learner_price_zar: -1 }, /^learner_price_zar: /m],
    ['a price in cents', { adult_price_zar: 79.5 }, /^adult_price_zar: /m],
    ['an unknown trip type', { trip_types: ['Day trip', 'Shopping'] }, /^trip_types\.1: /m],
    ['a trip type named twice', { trip_types: ['Day trip', 'Day trip'] }, /names the same thing twice/],
    ['closing before opening', { opens: '17:00', closes: '09:00' }, /^closes: is not after opens/m],
    ['a time that no clock shows', { opens: '24:00' }, /^opens: is not a time/m],
    ['an eighth weekday', { open_days: [1, 8] }, /^open_days\.1: /m],
    ['no open day', { open_days: [] }, /^open_days: /m],
    ['grades the wrong way round', { grades: [9, 4] }, /^grades: has the oldest before the youngest/m],
    ['a visit longer than the day', { duration_min: 600 }, /a visit of 600 minutes is longer than it is open/],
    ['a swapped position', { lat: 28.0089, lon: -26.2378 }, /^lat: /m],
    ['a position in another province', { lat: -29.86, lon: 31.02, km_from_town: 5.3 }, /is outside Gauteng/],
    ['another province', { province: 'LP' }, /is outside Limpopo/],
    ['a distance that does not fit its town', { km_from_town: 25 }, /is 5\.3 km from Johannesburg, not 25/],
    ['a far place that does not say so', { town: 'Elsewhere', km_from_town: 80 }, /far_from_town must be true/],
    ['a place marked far that is near', { far_from_town: true }, /far_from_town must be false/],
    [
      'a subject outside the curriculum',
      { subjects: ['Potions'] },
      /no curriculum entry leads to the subject "Potions"/,
    ],
    ['the id of another place', { id: 'constitution-hill' }, /id "constitution-hill" is also in places\.jsonl, line 1/],
    [
      'the id of a stay',
      { id: 'stay-maropeng-hominin-house' },
      /id "stay-maropeng-hominin-house" is also in places\.jsonl, line 1/,
    ],
  ])('%s', (_name, changes, expected) => {
    expect(messages(withLine('places.jsonl', 'apartheid-museum', changes))).toMatch(expected)
  })
})

describe('reports a wrong line of a programme:', () => {
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['a subject that is none', { subjects: ['Potions'] }, /"Potions" is no subject/],
    ['grades without its subjects', { grades: [4, 12] }, /Grade 4 has none of its subjects/],
    ['concepts that no topic of its subjects is about', { concepts: ['holocaust'] }, /no topic of Technology/],
    [
      'no place that could hold it',
      { at: { kinds: ['train'], offers: ['whales'] } },
      /no place of its kinds and offers/,
    ],
    ['no concepts', { concepts: undefined }, /^concepts: is missing/m],
    ['no place at all', { at: {} }, /^at: names no place/m],
    ['a dark hour on a visit', { dark: true, time: 'evening' }, /^at: is of a visit/m],
    ['hours that end before they begin', { hours: ['12:00', '09:00'] }, /^hours: end before they begin/m],
    ['a host who is not named', { leader: 'place', arrange_with: undefined }, /^leader: is staff of a place/m],
    ['hours at a stay', { at: undefined, hours: ['08:00', '10:00'], rain: 'Indoors.' }, /^at: is missing, for hours/m],
  ])('%s', (_name, changes, expected) => {
    expect(messages(withLine('programmes.jsonl', 'programme-why-this-wall', changes))).toMatch(expected)
  })
})

describe('reports an unknown code:', () => {
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['an unknown kind', { kind: 'attraction' }, /^kind: /m],
    ['an unknown offer', { offers: ['dragons'] }, /^offers\.0: /m],
    ['an unknown hazard', { hazards: ['boredom'] }, /^hazards\.0: /m],
    ['an unknown setting', { setting: 'outside' }, /^setting: /m],
    ['an unknown paper', { papers: [{ code: 'visa' }] }, /^papers\.0\.code: /m],
    [
      'an unknown reason for an hour',
      { best_hours: [{ from: '09:00', to: '10:00', why: 'mood' }] },
      /^best_hours\.0\.why: /m,
    ],
    ['a road of which nothing is said', { road: {} }, /^road: says nothing of the road/m],
  ])('%s', (_name, changes, expected) => {
    expect(messages(withLine('places.jsonl', 'apartheid-museum', changes))).toMatch(expected)
  })
})

describe('reports fields of one place that contradict each other:', () => {
  test.each<[string, string, Record<string, unknown>, string]>([
    ['a boat trip without water', 'robben-island-museum', { water: 'none' }, 'water is none'],
    ['water without an activity on it', 'apartheid-museum', { water: 'in' }, 'done on the water'],
    ['water without a hazard', 'robben-island-museum', { hazards: [] }, 'hazards has none of deep-water'],
    ['an operator without cover', 'karkloof-canopy-tour', { papers: undefined }, 'has no operator-cover'],
    [
      'a tour that ends after closing time',
      'cango-caves',
      { slots: [{ starts: '15:30', check_in_min: 15 }] },
      'the slot at 15:30 does not fit',
    ],
    ['an appointment without a booking', 'phakisa-freeway', { booking: 'none' }, 'booking is not required'],
    ['an offer told twice', 'apartheid-museum', { also_offers: ['apartheid'] }, 'in offers and in also_offers'],
    ['an area that is on no list', 'apartheid-museum', { part_of: ['atlantis'] }, 'part_of "atlantis"'],
  ])('%s', (_name, id, changes, expected) => {
    expect(messages(withLine('places.jsonl', id, changes))).toContain(expected)
  })
})

test('an activity of a stay is listed only for the time of day at which it is offered', () => {
  const id = 'stay-maropeng-hominin-house'
  const night = [{ code: 'stargazing', name: 'stargazing' }]
  const day = [{ code: 'hiking', name: 'hiking' }]
  expect(messages(withLine('stays.jsonl', id, { on_site: night }))).toContain('belongs in evening')
  expect(messages(withLine('stays.jsonl', id, { evening: day }))).toContain('belongs in on_site')
})

test('reports a code that no row uses', () => {
  const withoutMines = files['places.jsonl'].replaceAll('"kind": "mine"', '"kind": "museum"')
  expect(messages({ ...files, 'places.jsonl': withoutMines })).toContain('no row uses the code "mine"')
})

test('two towns must not have the same name', () => {
  expect(messages(withLine('towns.jsonl', 'soweto', { aliases: ['Jozi'] }))).toContain('"Jozi" is also a name of')
})

test('reports a place that is far from every town', () => {
  const remote = withLine('stays.jsonl', 'stay-lebos-soweto-backpackers', {
    town: 'Elsewhere',
    province: 'NC',
    province_name: 'Northern Cape',
    lat: -29.9,
    lon: 16.3,
  })
  const townless = {
    ...remote,
    'towns.jsonl': files['towns.jsonl']
      .split('\n')
      .filter((line) => line.includes('"GP"'))
      .join('\n'),
  }
  expect(messages(townless)).toContain('stay-lebos-soweto-backpackers is further than 100 km from every town')
})

describe('reports a wrong airport:', () => {
  const direct = [{ to: 'CPT', confidence: 'high' }]
  test.each<[string, Record<string, unknown>, RegExp]>([
    [
      'a flight that does not come back',
      { direct: [...direct, { to: 'RCB', confidence: 'high' }] },
      /RCB does not have the same flight back/,
    ],
    ['a flight to nowhere', { direct: [{ to: 'XXX', confidence: 'high' }] }, /flies to XXX, which is not on the list/],
    ['a flight to itself', { direct: [{ to: 'HLA', confidence: 'high' }] }, /flies to itself/],
    ['the code of another airport', { code: 'JNB', direct }, /has the code JNB of another airport/],
    ['a position in another province', { lat: -29.6 }, /is outside Gauteng/],
    ['an unknown town', { town: 'Elsewhere' }, /Elsewhere is not a town of the list/],
  ])('%s', (_name, changes, expected) => {
    expect(messages(withLine('airports.jsonl', 'airport-hla', changes))).toMatch(expected)
  })
})

test('reports a line that is not JSON with its number', () => {
  const sound = files['stays.jsonl'].trimEnd()
  const broken = { ...files, 'stays.jsonl': `${sound}\n{"id": \n` }
  const line = sound.split('\n').length + 1
  expect(findFaults(broken)).toEqual([{ file: 'stays.jsonl', line, message: 'is not JSON' }])
})

describe('reports a wrong document:', () => {
  test.each<[string, keyof typeof files, string, string, RegExp]>([
    [
      'terms that overlap',
      'calendar.json',
      '"learners_start": "2026-04-08"',
      '"learners_start": "2026-03-01"',
      /overlap or are out of order/,
    ],
    [
      'a day that does not exist',
      'calendar.json',
      '"learners_end": "2026-03-27"',
      '"learners_end": "2026-02-30"',
      /learners_end: /,
    ],
    [
      'a subject that a phase does not have',
      'curriculum.json',
      '"foundation": ["Life Skills: Creative Arts"]',
      '"foundation": ["Creative Arts"]',
      /the phase foundation has no Creative Arts/,
    ],
    [
      'a topic of a subject that the grade does not have',
      'curriculum.json',
      '"subject": "Natural Sciences", "grade": 7',
      '"subject": "Natural Sciences", "grade": 3',
      /Grade 3 has no Natural Sciences/,
    ],
    [
      'an unknown concept',
      'curriculum.json',
      '"tides": ["coast"]',
      '"tides": ["beach"]',
      /entries\.\d+\.topics\.tides\.0: /,
    ],
    [
      'topics without the document that has them',
      'curriculum.json',
      '"fet": "CAPS Tourism, ',
      '"fet": "CAPS Technology, ',
      /"CAPS Technology, .+" is another document/,
    ],
    [
      'the same topics twice',
      'curriculum.json',
      '"subject": "Tourism", "grade": 10, "term": 1',
      '"subject": "Tourism", "grade": 10, "term": 2',
      /Tourism, Grade 10, term 2 stands there twice/,
    ],
    [
      'a copied sentence',
      'curriculum.json',
      '"music of Africa and the world"',
      '"Learners listen to music of Africa and of the world and talk about it with one another"',
      /is more than the name of a topic/,
    ],
    [
      'a concept that no topic is about',
      'curriculum.json',
      '"an African kingdom: Mapungubwe": ["mapungubwe"]',
      '"an African kingdom: Mapungubwe": []',
      /no topic is about the concept "mapungubwe"/,
    ],
    ['a phase too short', 'curriculum.json', '"grades": [7, 9]', '"grades": [7, 8]', /Grade 9 is not in one phase/],
    ['a grade above 12', 'curriculum.json', '"grade": 12', '"grade": 13', /grade: /],
    ['a low rate above the typical', 'rates.json', '"low": 2800', '"low": 28000', /is not low ≤ typical ≤ high/],
    [
      'more learners than seats',
      'rates.json',
      '"usable_learner_seats": 14',
      '"usable_learner_seats": 17',
      /seats more learners than it has seats/,
    ],
    [
      'nobody watching',
      'rules.json',
      '"minimum_adults": {"count": 2',
      '"minimum_adults": {"count": 0',
      /minimum_adults/,
    ],
  ])('%s', (_name, file, from, to, expected) => {
    expect(files[file]).toContain(from)
    expect(messages({ ...someRows, [file]: files[file].replace(from, to) })).toMatch(expected)
  })
})
