import { kmBetween, type Point } from '#shared/domain/geo'

/** A point that hangs on no real road within this distance cannot be judged: the extract leaves out small roads. */
export const ON_ROAD_KM = 3
/** A stop at a place may be its gate, its camp or a lunch spot. */
const AT_KM = 2

/**
 * Why drives to or from places beside a road of the extract have less time than on its roads: looked at one by one in
 * November 2026. Our way is the one that is driven; the extract has no small roads, no ramps and some gaps.
 */
const WHY: Record<string, readonly string[]> = {
  'the resort road from the N1 is not in the extract': [
    'stay-aldam-estate-willem-pretorius',
    'willem-pretorius-game-reserve',
  ],
  'the gravel roads to the battlefield are not in the extract': ['isandlwana-battlefield', 'spioenkop-battlefield'],
  'the road over the Kamiesberg Pass is not in the extract': ['leliefontein-mission'],
  'the road along the dam is not in the extract': ['inanda-dam'],
  'ramps of the N2 are not in the extract': ['gingindlovu-battlefield'],
  'the streets to the gate are not in the extract': ['walter-sisulu-national-botanical-garden'],
  'a piece of the R510 is not in the extract': [
    'mogwase',
    'stay-manyane-resort-pilanesberg',
    'impala-rustenburg-platinum-mine',
  ],
  'the roads of Letlhabile are not in the extract': ['jericho'],
  'the road to the pont is not in the extract, only the R349 of the other bank': ['kei-mouth-pont'],
  'the forest road from Hogsback is not in the extract': ['landmark-madonna-and-child-waterfall'],
  'the road from Karino to the airport is not in the extract': ['kruger-mpumalanga-international-airport'],
}

/** Why a drive between these ends is short; undefined if nobody has looked at it yet. */
export function whyShort(
  ends: readonly Point[],
  positions: ReadonlyMap<string, Point>,
  kmToRoad: ReadonlyMap<string, number>,
): string | undefined {
  const isAt = (id: string) => {
    const place = positions.get(id)
    return place !== undefined && ends.some((end) => kmBetween(end, place) <= AT_KM)
  }
  const looked = Object.entries(WHY).find(([, ids]) => ids.some(isAt))
  if (looked) return looked[0]
  const off = [...positions.keys()].find((id) => (kmToRoad.get(id) ?? Infinity) > ON_ROAD_KM && isAt(id))
  return off && `no road of the extract within ${ON_ROAD_KM} km of ${off}`
}

/** Ids that stand in the list of reasons and in no file of the catalogue. */
export const unknownIds = (positions: ReadonlyMap<string, Point>): string[] =>
  Object.values(WHY)
    .flat()
    .filter((id) => !positions.has(id))
