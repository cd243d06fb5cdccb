import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { clientAssets } from './scripts/build/client-assets.ts'
import { gazetteer } from './scripts/build/gazetteer.ts'
import { noInjectedStyles } from './scripts/build/no-injected-styles.ts'
import { plainIcons } from './scripts/build/plain-icons.ts'
import { prerender } from './scripts/build/prerender.ts'
import { stringRenderer } from './scripts/build/string-renderer.ts'
import { routeUtilities } from './scripts/build/styles/route-utilities.ts'
import { themeValues } from './scripts/build/styles/theme-values.ts'
import { utilityLayers } from './scripts/build/styles/utility-layers.ts'
import { withoutPlanning } from './scripts/build/without-planning.ts'
import { PAGE_MODULES } from './web/page-modules.ts'

/** What every page that comes alive runs: one file compresses 6 KB better than the eleven the bundler would make of it. */
const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\//

/** What each page carries of all of them: their addresses and the frame around them, in one file for the same reason. */
const SHELL = new RegExp(
  [
    'web/(entry-client|router|route-tree\\.gen|page-head|site|routes/[^?]+|features/shell/(page-change|page-error|skip-link))\\.tsx?$',
    'web/ui/(written|button|layout|form/draft-key|notices/(notices|notices-host|fetch-notices))\\.tsx?$',
    'web/features/(idea/device-keys|itinerary/(itinerary-head|itinerary-query|plan))\\.tsx?$',
    'web/ui/still\\.tsx$',
    'shared/domain/money\\.ts$',
    'lucide-react/dist/esm/(createLucideIcon|Icon|context|shared/)',
  ].join('|'),
)

/** Drawn on the server alone; a browser fetches it only where React had to start afresh. */
const FRAME =
  /web\/features\/shell\/(top-bar|footer|logo|links|social-icons|theme-toggle)\.tsx?$|icons\/(external-link|menu|sun-moon)\./

/** Small pieces that many pages draw with: a request of its own would cost more than each of them weighs. */
const PIECES =
  /web\/ui\/(badge|card|notice-box|plan-skeleton|road|road-stops|sign|skeleton)\.tsx$|lucide-react\/dist\/esm\/icons\//

/** What every form runs, for the same reason. */
const FORMS = /web\/ui\/form\/|shared\/contracts\/read-form/

export default defineConfig({
  publicDir: 'web/public',
  css: { postcss: { plugins: [themeValues(), utilityLayers()] } },
  // React has had the hook itself since version 18: the stand-in for older ones stays out.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'web/routes',
      generatedRouteTree: 'web/route-tree.gen.ts',
      autoCodeSplitting: true,
      // All that a page does is in its own file: what every page carries of the others is their addresses.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
    }),
    react(),
    stringRenderer(),
    routeUtilities(),
    tailwindcss(),
    cloudflare({
      inspectorPort: false,
      viteEnvironment: { name: 'worker' },
      auxiliaryWorkers: [
        { configPath: 'worker/planning/wrangler.toml', viteEnvironment: { name: 'planning' } },
        { configPath: 'worker/pages/wrangler.toml', viteEnvironment: { name: 'pages' } },
      ],
    }),
    withoutPlanning(),
    clientAssets(),
    gazetteer(),
    noInjectedStyles(),
    plainIcons(),
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // The document names a page's scripts already (data-chunks): the entry need not list those of every other page.
        modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')) },
        rolldownOptions: {
          input: {
            entry: 'web/entry-client.tsx',
            boot: 'web/boot.ts',
            fonts: 'web/styles/fonts.css',
            'not-found': 'web/features/shell/not-found.css',
            ...PAGE_MODULES,
          },
          output: {
            codeSplitting: {
              groups: [
                // By itself, or a small module that fetches another would run the whole site's script.
                { name: 'fetch-chunk', test: /vite\/preload-helper/, priority: 2 },
                { name: 'framework', test: FRAMEWORK, priority: 1 },
                { name: 'frame', test: FRAME, includeDependenciesRecursively: false },
                { name: 'shell', test: SHELL, includeDependenciesRecursively: false },
                { name: 'pieces', test: PIECES, minShareCount: 3, includeDependenciesRecursively: false },
                { name: 'forms', test: FORMS, minShareCount: 3, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
    worker: { build: { outDir: 'dist/worker', minify: true } },
    planning: { build: { outDir: 'dist/planning', minify: true } },
    pages: { build: { outDir: 'dist/pages', minify: true, rolldownOptions: { output: { codeSplitting: false } } } },
  },
  builder: {
    // The pages name the client's hashed files, so the client is built first.
    async buildApp(builder) {
      for (const name of ['client', 'planning', 'pages', 'worker']) await builder.build(builder.environments[name]!)
      await prerender('dist/client')
    },
  },
})
