const RAIN = /\s*\bRain plan:\s*/

/** A step's note in two parts: what to know, and what to do when it rains (null where nothing is said). */
export function splitNote(note: string | undefined): { text: string | null; rain: string | null } {
  const [text, rain] = (note ?? '').split(RAIN)
  return { text: text?.trim() || null, rain: rain ? rain.charAt(0).toUpperCase() + rain.slice(1) : null }
}
