import { readFileSync } from 'node:fs'
import type { Calendar, Curriculum, Facts, Gazetteer, Place, Rates, Rules, Stay, Town } from '#shared/domain/catalogue/facts'

const folder = new URL('../../catalogue/', import.meta.url)
const text = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const json = (name: string): unknown => JSON.parse(text(name))
const lines = (name: string): unknown[] =>
  text(name).split('\n').filter(Boolean).map((line): unknown => JSON.parse(line))

/** The whole catalogue as the planner sees it, read from the lines in `catalogue/` (Node only: scripts and tests). */
export function readFacts(): Facts {
  return {
    places: lines('places.jsonl') as Place[],
    stays: lines('stays.jsonl') as Stay[],
    towns: lines('towns.jsonl') as Town[],
    calendar: json('calendar.json') as Calendar,
    curriculum: json('curriculum.json') as Curriculum,
    rates: json('rates.json') as Rates,
    rules: json('rules.json') as Rules,
  }
}

/** The part of the catalogue that reading an idea needs. */
export function gazetteerOf(facts: Facts): Gazetteer {
  return {
    towns: facts.towns,
    places: facts.places.map(({ id, name, town, province }) => ({ id, name, town, province })),
    calendar: facts.calendar,
  }
}
