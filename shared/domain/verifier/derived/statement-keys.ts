import type { AreaName } from '../../itinerary/notes.ts'

/** One spelling of a name. */
export const sameKey = (name: string): string => name.trim().toLowerCase()
export const areaKey = ({ name }: AreaName): string => sameKey(name)
