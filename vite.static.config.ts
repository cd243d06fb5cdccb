import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { CLIENT_ENTRIES, clientAssets } from './scripts/build/client-assets.ts'
import { gazetteer } from './scripts/build/gazetteer.ts'
import { CODE_SPLITTING, ROUTER } from './scripts/build/shared-settings.ts'
import { shippedFiles } from './scripts/build/shipped-files.ts'
import { writeStaticSite } from './scripts/build/write-static-site.ts'

const FOLDER = 'dist-static'
const RENDERER = '.cache/static-renderer'
const ENTRIES = {
  ...CLIENT_ENTRIES,
  entry: 'static/entry.tsx',
  prepare: 'static/prepare.ts',
  styles: 'static/static.css',
}

/** The site without a server: plain files in `dist-static/`, which may lie in any folder of a host. */
export default defineConfig({
  publicDir: 'web/public',
  base: './',
  plugins: [tanstackRouter(ROUTER), react(), tailwindcss(), clientAssets(ENTRIES), gazetteer(), shippedFiles()],
  // A plan of this copy has no address that others could open, and one worker of a page both reads and plans.
  resolve: {
    alias: ['plan-address', 'reading-worker'].map((name) => ({
      find: new RegExp(`^.*/${name}\\.ts$`),
      replacement: resolve(`static/browser/${name}.ts`),
    })),
  },
  worker: { format: 'es', plugins: () => [gazetteer()] },
  // A page is rendered for the top folder; `writeStaticSite` makes its addresses relative.
  experimental: { renderBuiltUrl: (name, { ssr }) => (ssr ? `/${name}` : { relative: true }) },
  environments: {
    client: {
      build: {
        outDir: FOLDER,
        manifest: true,
        rolldownOptions: { input: ENTRIES, output: { codeSplitting: CODE_SPLITTING } },
      },
    },
    ssr: {
      build: {
        outDir: RENDERER,
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'static/render.tsx' },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) await builder.build(builder.environments[name]!)
      await writeStaticSite(FOLDER, `${RENDERER}/render.js`)
    },
  },
})
