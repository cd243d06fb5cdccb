import { writeFileSync } from 'node:fs'
import { COVERS } from './covers/covers.ts'
import { PICTURES } from './pictures.ts'

// Draws the still pictures: `node scripts/media/draw.ts`.
for (const [name, svg] of Object.entries(PICTURES))
  writeFileSync(new URL(`../../web/media/${name}`, import.meta.url), `${svg}\n`)
for (const [slug, svg] of Object.entries(COVERS))
  writeFileSync(new URL(`../../web/public/posts/${slug}.svg`, import.meta.url), `${svg}\n`)
