import { rmSync } from 'node:fs'
import { STATE_FOLDER } from './settings.ts'

rmSync(STATE_FOLDER, { recursive: true, force: true })
console.log(`Emptied ${STATE_FOLDER}: the next start creates the data again.`)
