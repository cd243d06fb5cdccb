import { readFileSync } from 'node:fs'
import { firstPaintSheets } from './scripts/measure/first-paint-sheets.ts'
import { routeFiles } from './scripts/measure/route-files.ts'

const ENTRY_SHEET = 'dist/client/assets/entry-*.css'
const LANDING_SHEETS = firstPaintSheets(readFileSync('dist/client/index.html', 'utf8'))

// What a page takes before it can be painted is weighed as it is sent: `npm run measure:first-paint`.
export default [
  { name: 'Styles of every page', path: ENTRY_SHEET, brotli: true, limit: '3.15 KB' },
  {
    name: 'Styles of the landing page',
    path: LANDING_SHEETS.map((file) => `dist/client${file}`),
    brotli: true,
    limit: '5.3 KB',
  },
  {
    name: 'Styles of a plan',
    path: [ENTRY_SHEET, 'dist/client/assets/itinerary-page-*.css'],
    brotli: true,
    limit: '5.9 KB',
  },
  { name: 'Styles of a plan on paper', path: 'dist/client/assets/print-*.css', brotli: true, limit: '1.1 KB' },
  { name: 'The script on every page', path: 'dist/client/assets/boot-*.js', brotli: true, limit: '1 KB' },
  { name: 'Scripts of an itinerary', path: routeFiles('itinerary.$id').scripts, brotli: true, limit: '100 KB' },
  // File by file, which adds some 6 % to what wrangler weighs as a whole; docs/decisions/0008-two-workers.md says what each of them carries.
  { name: 'Worker of the site', path: 'dist/worker/**/*.js', gzip: true, limit: '200 KB' },
  { name: 'Worker for pages', path: 'dist/pages/**/*.js', gzip: true, limit: '200 KB' },
  { name: 'Worker for planning', path: 'dist/planning/**/*.js', gzip: true, limit: '150 KB' },
]
