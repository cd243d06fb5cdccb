import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { CLIENT_ENTRIES, clientAssets } from './scripts/build/client-assets.ts'
import { gazetteer } from './scripts/build/gazetteer.ts'
import { prerender } from './scripts/build/prerender.ts'
import { CODE_SPLITTING, ROUTER } from './scripts/build/shared-settings.ts'

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
  worker: { format: 'es', plugins: () => [gazetteer()] },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: CLIENT_ENTRIES,
          output: {
            codeSplitting: CODE_SPLITTING,
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
