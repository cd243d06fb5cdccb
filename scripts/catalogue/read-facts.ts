import type { Airport, Facts, Gazetteer, Place, Stay, Town } from '#shared/domain/catalogue/facts'
import type { Calendar } from '#shared/domain/catalogue/school-year'
import type { Programme } from '#shared/domain/catalogue/programmes'
import type { Curriculum, TopicNames } from '#shared/domain/catalogue/curriculum'
import type { Rates } from '#shared/domain/catalogue/rates'
import type { Rules } from '#shared/domain/catalogue/rules'
import type { Landmark } from '#shared/domain/catalogue/landmarks'
import type { TollPlaza } from '#shared/domain/catalogue/toll-plazas'
import { inOneShape } from '#shared/domain/catalogue/in-one-shape'
import { networkFrom } from '#shared/domain/roads/road-data'
import { readRoadData } from './read-roads.ts'
import { type DocumentFile, type LineFile, readCatalogueFiles } from './catalogue-files.ts'

let facts: Facts | undefined
/**
 * The whole catalogue as the planner sees it, read from the lines in `catalogue/` (Node only: scripts and tests). Read
 * once: indexes and roads are kept by these objects, and many tests share a process.
 */
export const readFacts = (): Facts => (facts ??= readFiles())

function readFiles(): Facts {
  const files = readCatalogueFiles()
  const json = (name: DocumentFile): unknown => JSON.parse(files[name])
  const lines = (name: LineFile): unknown[] =>
    inOneShape(
      files[name]
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as object),
    )
  return {
    places: lines('places.jsonl') as Place[],
    stays: lines('stays.jsonl') as Stay[],
    towns: lines('towns.jsonl') as Town[],
    airports: lines('airports.jsonl') as Airport[],
    programmes: lines('programmes.jsonl') as Programme[],
    tollPlazas: lines('toll-plazas.jsonl') as TollPlaza[],
    landmarks: lines('landmarks.jsonl') as Landmark[],
    calendar: json('calendar.json') as Calendar,
    curriculum: json('curriculum.json') as Curriculum,
    topicNames: json('topic-names.json') as TopicNames,
    rates: json('rates.json') as Rates,
    rules: json('rules.json') as Rules,
    roads: networkFrom(readRoadData()),
  }
}

const gazetteers = new WeakMap<Facts, Gazetteer>()
/** The part of the catalogue that the parser of ideas needs; always the same object, because its index is kept by it. */
export function gazetteerOf(facts: Facts): Gazetteer {
  const known = gazetteers.get(facts)
  if (known) return known
  const gazetteer: Gazetteer = {
    towns: facts.towns,
    places: facts.places.map(({ id, name, also, town, province }) => ({ id, name, also, town, province })),
    stays: facts.stays.map(({ id, name, also }) => ({ id, name, also })),
    landmarks: facts.landmarks,
    calendar: facts.calendar,
  }
  gazetteers.set(facts, gazetteer)
  return gazetteer
}
