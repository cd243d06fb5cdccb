import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { CLIENT_ENTRIES, clientAssets } from './scripts/build/client-assets.ts'
import { gazetteer } from './scripts/build/gazetteer.ts'
import { prerender } from './scripts/build/prerender.ts'
import { ROUTER } from './scripts/build/router.ts'

export default defineConfig({
  publicDir: 'web/public',
  plugins: [
    tanstackRouter(ROUTER),
    react(),
    tailwindcss(),
    cloudflare({
      inspectorPort: false,
      viteEnvironment: { name: 'worker' },
    }),
    clientAssets(),
    gazetteer(),
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: CLIENT_ENTRIES,
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\//, priority: 2 },
                // One file instead of some twenty, whose names would be in the HTML of each page.
                { name: 'common', minShareCount: 4, priority: 1 },
              ],
            },
          },
        },
      },
    },
    worker: { build: { outDir: 'dist/worker', minify: true } },
  },
  builder: {
    // The pages name the client's hashed files, so the client is built first.
    async buildApp(builder) {
      for (const name of ['client', 'worker']) await builder.build(builder.environments[name]!)
      await prerender('dist/client')
    },
  },
})
