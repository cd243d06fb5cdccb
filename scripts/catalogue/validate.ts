import { readCatalogueFiles } from './catalogue-files.ts'
import { findFaults } from './find-faults.ts'
import { findRoadFaults, readRoadFiles } from './find-road-faults.ts'
import { findPostFaults } from './posts/find-post-faults.ts'
import { readPostFiles } from './posts/read-posts.ts'

const faults = [
  ...findFaults(readCatalogueFiles()),
  ...findPostFaults(readPostFiles()),
  ...findRoadFaults(readRoadFiles()),
]
for (const { file, line, message } of faults) console.error(`catalogue/${file}${line ? `:${line}` : ''}  ${message}`)
console.log(faults.length === 0 ? 'The catalogue is sound.' : `${faults.length} faults in the catalogue.`)
process.exitCode = faults.length === 0 ? 0 : 1
