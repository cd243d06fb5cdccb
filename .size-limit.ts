// What a reader or an operator would notice if it grew without a reason.
export default [
  { name: 'Styles of the site', path: 'dist/client/assets/styles-*.css', brotli: true, limit: '19 KB' },
  // Two fifths of what the platform takes, a fifth of it the trained words: only an import by mistake comes near it.
  { name: 'Worker', path: 'dist/worker/**/*.js', gzip: true, limit: '1.2 MB' },
]
