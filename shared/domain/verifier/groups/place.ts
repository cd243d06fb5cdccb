import type { Place, Town } from '../../catalogue/facts.ts'
import { isOwnEvent } from '../../catalogue/stop-sorts.ts'
import type { Province } from '../../provinces.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { findPlaces, findSettlementSpot, findTown, greatCircleKm, type Spot, spotOf } from '../derived/distance.ts'
import { counted, fail, failIfAny, type Finding, moot, pass, type Rule, warn, warnIfNamed } from '../finding.ts'

const NEAR_KM = 120
/** Catalogue coordinates have four or five decimals; a smaller difference is rounding. */
const SAME_SPOT_KM = 0.5
const IN_AREA_SHARE = 0.7
const NEAR_SHARE = 0.5

interface Asked {
  name: string
  spot: Spot
  radiusKm: number
}
const IN_TOWN_KM = 30
/** Whether a visit is in what was asked for: of circles of regions that overlap, in the one in which it lies deeper. */
function isIn({ spot: middle, radiusKm, name }: Asked, spot: Spot, { towns }: PlanUnderTest['facts']): boolean {
  const km = greatCircleKm(middle, spot)
  const isDeeper = (town: Town) => greatCircleKm(spotOf(town), spot) / town.radius_km < km / radiusKm
  const others = radiusKm === 0 ? [] : towns.filter((town) => town.kind === 'region' && town.name !== name)
  return km <= radiusKm + IN_TOWN_KM && !others.some(isDeeper)
}
const AREA_KINDS: readonly Town['kind'][] = ['region', 'province', 'park']

/** The places in the request that the facts include; if a name has several meanings, the largest area. */
function placesAsked({ idea, facts }: PlanUnderTest): Asked[] {
  // Where the group plays or sings it was asked to be.
  const ofEvents = idea.requests.flatMap((one) =>
    one.kind === 'activity' && one.near !== null && one.sort !== null && isOwnEvent(one.sort) ? [one.near] : [],
  )
  const names = [...new Set([...(idea.location ? [idea.location] : []), ...idea.locations, ...ofEvents])]
  return names.flatMap((name): Asked[] => {
    const town = findTown(facts.towns, name)
    if (town) return [{ name, spot: spotOf(town), radiusKm: AREA_KINDS.includes(town.kind) ? town.radius_km : 0 }]
    const [place] = findPlaces(facts.places, [name])
    const spot = place ? spotOf(place) : findSettlementSpot(name)
    return spot ? [{ name, spot, radiusKm: 0 }] : []
  })
}
const isNear = (asked: readonly Asked[], spot: Spot) =>
  asked.some((one) => greatCircleKm(one.spot, spot) <= NEAR_KM + one.radiusKm)

/** Where the group spends its hours: places of the catalogue, and stops that it does not have. */
interface Stop {
  spot: Spot
  province: Province | null
}
/** The province of the nearest town. */
function provinceAt(spot: Spot, towns: readonly Town[]): Province | null {
  let nearest: { km: number; province: Province } | null = null
  for (const town of towns) {
    if (AREA_KINDS.includes(town.kind)) continue
    const km = greatCircleKm(spot, spotOf(town))
    if (!nearest || km < nearest.km) nearest = { km, province: town.province }
  }
  return nearest?.province ?? null
}
function stopsOf({ seen, activities, facts: { towns } }: PlanUnderTest): Stop[] {
  const arranged = activities.flatMap(({ step: { latitude, longitude } }): Stop[] => {
    if (latitude === undefined || longitude === undefined) return []
    const spot = { latitude, longitude }
    return [{ spot, province: provinceAt(spot, towns) }]
  })
  return [...seen.map(({ place }) => ({ spot: spotOf(place), province: place.province })), ...arranged]
}

function inAreaAsked(plan: PlanUnderTest): Finding {
  const { seen, idea } = plan
  const asked = placesAsked(plan)
  if (idea.province === null && asked.length === 0) return moot('The request names no place.')
  const stops = stopsOf(plan)
  const inside = stops.filter(({ spot, province }) => province === idea.province || isNear(asked, spot))
  const where =
    idea.location ?? seen.find(({ place }) => place.province === idea.province)?.place.province_name ?? idea.province
  const there = stops.filter(({ spot }) => asked.some((one) => isIn(one, spot, plan.facts)))
  const around = inside.length - there.length
  const also = around > 0 ? `; ${around} more within ${NEAR_KM} km of it or in its province` : ''
  const detail =
    asked.length === 0
      ? `${inside.length} of ${counted(stops.length, 'visit')} in ${where}.`
      : `${there.length} of ${counted(stops.length, 'visit')} in ${where}${also}.`
  if (inside.length >= IN_AREA_SHARE * stops.length && stops.length > 0) return pass(detail)
  const others = plan
    .suitable()
    .filter((place) => (asked.length > 0 ? isNear(asked, spotOf(place)) : place.province === idea.province))
  return elsewhere(plan, detail, others, IN_AREA_SHARE * stops.length - inside.length)
}
/** Too few visits in the requested area: a warning if the catalogue has no more places there and the plan says so. */
function elsewhere(plan: PlanUnderTest, detail: string, others: readonly Place[], short: number): Finding {
  if (others.length >= Math.max(1, Math.ceil(short)))
    return fail(
      `${detail} ${others
        .slice(0, 2)
        .map(({ name }) => name)
        .join(' and ')} would fit.`,
    )
  return warnIfNamed(plan.hasNote('few_near', 'few_there', 'planned_elsewhere'), detail)
}

function nearTownAsked(plan: PlanUnderTest): Finding {
  const asked = placesAsked(plan)
  if (asked.length === 0) return moot('The request names no town.')
  const stops = stopsOf(plan)
  const near = stops.filter(({ spot }) => isNear(asked, spot))
  const names = asked.map(({ name }) => name).join(', ')
  const detail = `${near.length} of ${counted(stops.length, 'visit')} within ${NEAR_KM} km of ${names}.`
  if (near.length >= NEAR_SHARE * stops.length && stops.length > 0) return pass(detail)
  return elsewhere(
    plan,
    detail,
    plan.suitable().filter((place) => isNear(asked, spotOf(place))),
    NEAR_SHARE * stops.length - near.length,
  )
}

/** A single place that the request names as its destination should be in the plan. */
function namedPlaceSeen({ idea, facts, visits, notes, itinerary }: PlanUnderTest): Finding {
  const names = [...(idea.location ? [idea.location] : []), ...idea.locations]
  // "The gala at Ellis Park": where an event is, and nothing to visit.
  const grounds = idea.requests.flatMap((one) => (one.kind === 'activity' && one.near !== null ? [one.near] : []))
  const wanted = findPlaces(
    facts.places,
    names.filter((name) => !grounds.includes(name)),
  )
  if (wanted.length === 0) return moot('The request names no single sight.')
  const refused = idea.requests.flatMap((one) => (one.kind === 'sight' && one.force === 'not' ? [one.placeId] : []))
  const missed = wanted.filter(({ id }) => !refused.includes(id) && !visits.some(({ step }) => step.place_id === id))
  if (missed.length === 0) return pass('The sights that were asked for, as asked.')
  const isSaid = (id: string) =>
    notes('place_left_out').some(({ place }) => place.id === id) ||
    (itinerary.requests ?? []).some(({ place_id, state }) => place_id === id && state !== 'met')
  const unsaid = missed.filter(({ id }) => !isSaid(id))
  return warnIfNamed(
    unsaid.length === 0,
    `${missed.map(({ name }) => name).join(', ')} was asked for and is not visited.`,
  )
}

function inCatalogue({ visits, days, placeOf, stayOf }: PlanUnderTest): Finding {
  const unknown = [
    ...visits.filter(({ place }) => !place).map(({ step }) => `"${step.title}" is not a place we know`),
    ...days.flatMap(({ stay_id, day }) =>
      stay_id !== null && !stayOf(stay_id) ? [`the stay of day ${day} is not one we know`] : [],
    ),
    ...days.flatMap(({ steps }) =>
      steps.flatMap(({ place_id, title, kind }) =>
        kind !== 'visit' && place_id !== undefined && !stayOf(place_id) && !placeOf(place_id)
          ? [`"${title}" points at nothing we know`]
          : [],
      ),
    ),
  ]
  return failIfAny(unknown, `${counted(visits.length, 'visit')} and every stay are in the catalogue.`)
}

function coordinatesTrue({ days, placeOf, stayOf }: PlanUnderTest): Finding {
  const wrong = days.flatMap(({ steps }) =>
    steps.flatMap(({ kind, place_id, latitude, longitude, title }) => {
      if (kind !== 'visit' && kind !== 'activity' && kind !== 'check_in') return []
      if (latitude === undefined || longitude === undefined) return [`"${title}" has no position`]
      const fact = place_id === undefined ? undefined : (placeOf(place_id) ?? stayOf(place_id))
      const km = fact ? greatCircleKm({ latitude, longitude }, spotOf(fact)) : 0
      return km > SAME_SPOT_KM ? [`"${title}" is ${km.toFixed(1)} km from where it really is`] : []
    }),
  )
  return failIfAny(wrong, 'Visits and stays are where the catalogue has them.')
}

const pricesTrue = ({ seen }: PlanUnderTest): Finding =>
  failIfAny(
    seen
      .filter(({ step, place }) => step.learner_price !== place.learner_price_zar)
      .map(
        ({ step, place }) =>
          `${place.name} is shown at R${step.learner_price ?? '?'}; the catalogue has R${place.learner_price_zar}`,
      ),
    'Every visit shows the catalogue price for a learner.',
  )

function titlesTrue({ seen, nights }: PlanUnderTest): Finding {
  const wrong = [
    ...seen
      .filter(({ step, place }) => !step.title.includes(place.name))
      .map(({ step, place }) => `"${step.title}" is really ${place.name}`),
    ...nights
      .filter(({ day, stay }) => stay && !day.accommodation?.includes(stay.name))
      .map(({ day, stay }) => `"${day.accommodation}" is really ${stay!.name}`),
  ]
  return failIfAny(wrong, 'Every place and stay goes by its name.')
}

function lowConfidence({ seen, nights, hasNote }: PlanUnderTest): Finding {
  const guessed = new Set([
    ...seen.filter(({ place }) => place.price_confidence === 'low').map(({ place }) => place.name),
    ...nights.flatMap(({ stay }) => (stay?.rate_confidence === 'low' ? [stay.name] : [])),
  ])
  if (guessed.size === 0) return pass('No price is a rough guess.')
  const detail = `${counted(guessed.size, 'price')} not confirmed by the supplier.`
  return hasNote('prices_estimated')
    ? warn(`${detail.slice(0, -1)}: ${[...guessed].join(', ')}.`)
    : fail(`${detail} The plan does not call them estimates.`)
}

export const PLACE_RULES: readonly Rule[] = [
  {
    id: 'in_area_asked',
    label: 'Most visits are in the area asked for, or around it',
    otherwise: 'Most visits are far from the area asked for',
    run: inAreaAsked,
  },
  {
    id: 'near_town_asked',
    label: 'At least half are near the town asked for',
    otherwise: 'Fewer than half are near the town asked for',
    run: nearTownAsked,
  },
  {
    id: 'named_place_seen',
    label: 'The sight that was asked for is on the plan',
    otherwise: 'A sight that was asked for is not on the plan',
    run: namedPlaceSeen,
  },
  {
    id: 'in_catalogue',
    label: 'Every place and stay is a real one',
    otherwise: 'A place or stay is not one that we know',
    run: inCatalogue,
  },
  {
    id: 'coordinates_true',
    label: 'Every place is where the plan says',
    otherwise: 'A place is not where the plan says',
    run: coordinatesTrue,
  },
  {
    id: 'prices_true',
    label: 'Gate prices are those of the catalogue',
    otherwise: 'A gate price is not that of the catalogue',
    run: pricesTrue,
  },
  {
    id: 'titles_true',
    label: 'Places go by their own names',
    otherwise: 'A place goes by another name',
    run: titlesTrue,
  },
  {
    id: 'estimates_said',
    label: 'Unconfirmed prices are called estimates',
    otherwise: 'Some prices are not confirmed',
    run: lowConfidence,
  },
]
