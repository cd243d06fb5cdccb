import { addCodes } from './upgrades/add-codes.ts'
import { tellListeners } from './upgrades/tell-listeners.ts'

/** Converts the shape of one version to that of the next. */
type Step = (stored: never) => unknown

/** The conversion for each kind of document; a kind that did not change has none. */
interface Upgrade {
  itinerary?: Step
  /** Saver or Signature as stored; its `itinerary` is converted like every other. */
  package?: Step
  draft?: Step
}

/** The first row converts version 1 to version 2, and so on. A changed shape adds a row; released rows never change. */
const UPGRADES: readonly Upgrade[] = [{ itinerary: addCodes }, { itinerary: tellListeners }]

/** The version that is written now. Version 1 is everything stored before versions existed. */
export const STORED_VERSION = UPGRADES.length + 1

/** The document was stored by a later release, whose shape is unknown here. */
class NewerVersion extends Error {
  override name = 'NewerVersion'
}

/** Converts a stored document of any known version to the present shape. */
export function upgrade(
  kind: keyof Upgrade,
  version: number,
  stored: unknown,
  upgrades: readonly Upgrade[] = UPGRADES,
): unknown {
  if (version > upgrades.length + 1) throw new NewerVersion(`${kind} of version ${version}`)
  let document = stored
  for (const { [kind]: step } of upgrades.slice(version - 1)) if (step) document = step(document as never)
  return document
}
