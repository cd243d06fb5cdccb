import { writeFileSync } from 'node:fs'
import { PICTURES } from './pictures.ts'

// Draws the still pictures: `node scripts/media/draw.ts`.
for (const [name, svg] of Object.entries(PICTURES))
  writeFileSync(new URL(`../../web/media/${name}`, import.meta.url), `${svg}\n`)
