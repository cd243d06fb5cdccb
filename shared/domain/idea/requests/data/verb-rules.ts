/** Verbs of being, having, keeping and moving: after "must" they say how a trip is to be, not what is done on it. */
export const STATE_VERBS: ReadonlySet<string> = new Set(
  'be been have keep kept stay remain sleep fit wear bring carry travel drive return leave depart arrive eat drink share wait need pay cost come start finish end last include supply provide follow face speak know understand accompany supervise stand cater avoid split rotate wees bly slaap eet dra saamkom ry'.split(
    ' ',
  ),
)
/** Verbs of going somewhere and of planning: what follows them is a sight, a field or nothing. */
export const PLANNING_VERBS: ReadonlySet<string> = new Set(
  'go visit do see take get give make let plan book arrange organise organize ask hear thank hope think say tell send confirm combine choose pick spend afford save use try keep put leave fly cover set add pass call email phone find check stick end the a an our his her this that it them us all not also only still just really rather'.split(
    ' ',
  ),
)
