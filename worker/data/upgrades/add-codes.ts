/** The fields of a plan of version 1 that this conversion reads. */
interface WithoutCodes {
  daily_itinerary: { schedule: { note?: string }[] }[]
}
const RAIN_PLAN = 'Rain plan: '

/**
 * Converts version 1 to version 2, which adds codes. The codes of older plans are unknown, except for the rain plan:
 * it was the end of a step's note and is now a separate field.
 */
export function addCodes(stored: WithoutCodes): unknown {
  const daily_itinerary = stored.daily_itinerary.map((day) => ({
    ...day,
    schedule: day.schedule.map((step) => {
      const rain_plan = step.note?.split(RAIN_PLAN)[1]
      return rain_plan ? { ...step, rain_plan } : step
    }),
  }))
  return { ...stored, daily_itinerary, notes: [], inclusion_codes: [], requirement_codes: [] }
}
