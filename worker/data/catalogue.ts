import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Facts, Place, Stay } from '#shared/domain/catalogue/facts'
import { inOneShape } from '#shared/domain/catalogue/in-one-shape'
import { SEARCHED_FIELDS } from '#shared/domain/catalogue/place-search'
import { BUILT_IN_ROADS, networkFrom, type RoadData } from '#shared/domain/roads/road-data'
import {
  type CatalogueDocuments,
  catalogueDocuments,
  catalogueVersion,
  landmarks,
  places,
  programmes,
  roadParts,
  roadSource,
  stays,
  towns,
} from './schema/catalogue.ts'
import { tables } from './statement.ts'

export type CatalogueEntry = { type: 'place'; fact: Place } | { type: 'stay'; fact: Stay }

/**
 * The catalogue changes only with a release, and the roads only when a file is loaded: an isolate parses them once and
 * afterwards only reads which version is loaded.
 */
let latest: { version: string; facts: Facts } | undefined

/** The network in use: read with what depends on it, since a file may be loaded between two reads. */
const roadsInUse = sql<string>`coalesce((SELECT ${roadSource.network} FROM ${roadSource}), ${BUILT_IN_ROADS})`

/** All facts, in the order of the files. Throws if the catalogue is not loaded. */
export async function readFacts(db: D1Database): Promise<Facts> {
  const loaded = await tables(db)
    .select({ hash: catalogueVersion.hash, network: roadsInUse })
    .from(catalogueVersion)
    .get()
  if (!loaded) throw new Error('The catalogue is not loaded: run `npm run catalogue:load`.')
  const version = `${loaded.hash} ${loaded.network}`
  if (latest?.version !== version) latest = { version, facts: await loadFacts(db) }
  return latest.facts
}

async function loadFacts(db: D1Database): Promise<Facts> {
  const rows = tables(db)
  const [placeRows, stayRows, townRows, programmeRows, landmarkRows, documentRows, roadRows] = await rows.batch([
    rows.select({ line: places.line }).from(places).orderBy(places.lineNumber),
    rows.select({ line: stays.line }).from(stays).orderBy(stays.lineNumber),
    rows.select({ line: towns.line }).from(towns).orderBy(towns.lineNumber),
    rows.select({ line: programmes.line }).from(programmes).orderBy(programmes.lineNumber),
    rows.select({ line: landmarks.line }).from(landmarks).orderBy(landmarks.lineNumber),
    rows.select().from(catalogueDocuments),
    rows
      .select({ body: roadParts.body })
      .from(roadParts)
      .where(eq(roadParts.network, roadsInUse))
      .orderBy(roadParts.part),
  ])
  const documents = Object.fromEntries(documentRows.map(({ name, document }) => [name, document]))
  return {
    places: inOneShape(placeRows.map(({ line }) => line)),
    stays: inOneShape(stayRows.map(({ line }) => line)),
    towns: inOneShape(townRows.map(({ line }) => line)),
    programmes: inOneShape(programmeRows.map(({ line }) => line)),
    landmarks: inOneShape(landmarkRows.map(({ line }) => line)),
    ...(documents as unknown as CatalogueDocuments),
    roads: networkFrom(JSON.parse(roadRows.map(({ body }) => body).join('')) as RoadData),
  }
}

export async function findCatalogueEntry(db: D1Database, id: string): Promise<CatalogueEntry | undefined> {
  const rows = tables(db)
  const [[place], [stay]] = await rows.batch([
    rows.select({ line: places.line }).from(places).where(eq(places.id, id)),
    rows.select({ line: stays.line }).from(stays).where(eq(stays.id, id)),
  ])
  if (place) return { type: 'place', fact: place.line }
  return stay && { type: 'stay', fact: stay.line }
}

/** The places with these ids: one question, whatever their number. */
export async function findPlaces(db: D1Database, ids: readonly string[]): Promise<Place[]> {
  const rows = await tables(db)
    .select({ line: places.line })
    .from(places)
    .where(inArray(places.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`))
  return rows.map(({ line }) => line)
}

const searchedText = sql`lower(${sql.join(
  SEARCHED_FIELDS.map((name) => sql`coalesce(json_extract(${places.line}, ${`$.${name}`}), '')`),
  sql` || ' ' || `,
)})`

/** The places that have every one of these words, which are in small letters. */
export async function searchPlaces(db: D1Database, words: readonly string[]): Promise<Place[]> {
  const rows = await tables(db)
    .select({ line: places.line })
    .from(places)
    .where(and(...words.map((word) => sql`instr(${searchedText}, ${word}) > 0`)))
    .orderBy(places.lineNumber)
  return rows.map(({ line }) => line)
}
