import { routeFiles } from './scripts/measure/route-files.ts'

export default [
  { name: 'Styles of every page', path: 'dist/client/assets/entry-*.css', brotli: true, limit: '6 KB' },
  { name: 'Styles of the landing page', path: 'dist/client/assets/routes-*.css', brotli: true, limit: '1 KB' },
  { name: 'Styles of a plan', path: 'dist/client/assets/itinerary-page-*.css', brotli: true, limit: '1.75 KB' },
  { name: 'Styles of a plan on paper', path: 'dist/client/assets/print-*.css', brotli: true, limit: '1.25 KB' },
  { name: 'The script on every page', path: 'dist/client/assets/boot-*.js', brotli: true, limit: '1 KB' },
  { name: 'Scripts of an itinerary', path: routeFiles('itinerary.$id').scripts, brotli: true, limit: '100 KB' },
  // File by file, which adds some 6 % to what wrangler weighs as a whole; docs/decisions/0008-two-workers.md says what each of them carries.
  { name: 'Worker of the site', path: 'dist/worker/**/*.js', gzip: true, limit: '200 KB' },
  { name: 'Worker for pages', path: 'dist/pages/**/*.js', gzip: true, limit: '200 KB' },
  { name: 'Worker for planning', path: 'dist/planning/**/*.js', gzip: true, limit: '150 KB' },
]
