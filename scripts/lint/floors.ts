/** One floor of the house: a folder, and all that its files may reach besides their own folder. */
export interface Floor {
  /** Folder from the root; `*` stands for any one name. A floor inside another has its own rules. */
  folder: string
  /** Only the files that lie directly in the folder. */
  shallow?: true
  /** Folders and files of the house that it may import. */
  reach: string[]
  /** Parts of what it may reach that it may not. */
  except?: string[]
  /** Files of which it may import types alone. */
  types?: string[]
  /** Packages; `null` is any. */
  packages: string[] | null
}

const REACT = ['react', 'react/**', 'react-dom', 'radix-ui', 'lucide-react', 'sonner', 'sonner/**']
const PAGES = [...REACT, '@tanstack/react-router', '@tanstack/react-query']
const HONO = ['hono', 'hono/**']
const TESTING = ['vitest', 'fast-check', 'node:*', 'node:*/**']
const WORKER_TESTS: Omit<Floor, 'folder'> = {
  reach: ['shared', 'worker', 'scripts/catalogue', 'package.json'],
  packages: [...TESTING, ...HONO, 'cloudflare:*', 'drizzle-orm', 'zod/mini'],
}

/** The site's Worker carries none of this: it asks the planning Worker, and knows only the shapes of what it gets. */
const WITHOUT_PLANNING = {
  except: ['idea', 'planner', 'verifier', 'packages'].map((noun) => `shared/domain/${noun}`),
  types: [
    'shared/domain/idea/idea.ts',
    'shared/domain/planner/itinerary.ts',
    'shared/domain/packages/plan-packages.ts',
  ],
}

/** Imports point down only: docs/architecture.md draws the same table. */
export const FLOORS: Floor[] = [
  { folder: 'shared/domain', reach: [], packages: ['zod/mini'] },
  {
    // The verifier proves the planner right, so it may share its data and types, never its reckoning.
    folder: 'shared/domain/verifier',
    reach: ['shared/domain'],
    except: ['shared/domain/planner'],
    types: ['shared/domain/planner/itinerary.ts'],
    packages: ['zod/mini'],
  },
  { folder: 'shared/contracts', ...WITHOUT_PLANNING, reach: ['shared/domain'], packages: ['zod', 'zod/mini'] },

  { folder: 'worker/data', ...WITHOUT_PLANNING, reach: ['shared'], packages: ['drizzle-orm', 'drizzle-orm/**'] },
  { folder: 'worker/ports', ...WITHOUT_PLANNING, reach: ['shared'], packages: ['zod', 'zod/mini'] },
  // What a message says, as pure functions; the brand's name stands in one place.
  {
    folder: 'worker/mail',
    ...WITHOUT_PLANNING,
    reach: ['shared', 'web/site.ts'],
    packages: ['react', 'react-dom/server'],
  },
  {
    folder: 'worker/services',
    ...WITHOUT_PLANNING,
    reach: ['shared', 'worker/data', 'worker/ports', 'worker/mail', 'package.json'],
    packages: ['zod/mini', 'node:crypto', 'virtual:build'],
  },
  { folder: 'worker/middleware', ...WITHOUT_PLANNING, reach: ['shared', 'worker/services'], packages: HONO },
  {
    folder: 'worker/routes',
    ...WITHOUT_PLANNING,
    reach: ['shared', 'worker/services', 'worker/middleware'],
    packages: [...HONO, 'zod/mini'],
  },
  { folder: 'worker/queues', ...WITHOUT_PLANNING, reach: ['shared', 'worker/services'], packages: [] },
  {
    folder: 'worker/objects',
    ...WITHOUT_PLANNING,
    reach: ['shared', 'worker/services'],
    packages: ['cloudflare:workers'],
  },
  {
    // The third Worker, and the one place where the server knows the web. It draws, and reaches no data but by the API.
    folder: 'worker/pages',
    except: WITHOUT_PLANNING.except,
    reach: ['shared', 'web/router.tsx', 'web/site.ts', 'web/ui/markup.tsx', 'worker/services/rpc-answer.ts'],
    types: ['web/api/client.ts', 'worker/ports/pages.ts'],
    packages: ['@tanstack/**', 'react', 'react-dom/server', 'virtual:client-assets', 'cloudflare:workers'],
  },
  {
    // The second Worker: all the reckoning, and of the site only the queries of the catalogue.
    folder: 'worker/planning',
    reach: ['shared', 'worker/data', 'worker/services/rpc-answer.ts'],
    types: ['worker/ports/planning.ts'],
    packages: ['cloudflare:workers'],
  },
  { folder: 'worker/testing', ...WORKER_TESTS },
  {
    folder: 'worker',
    shallow: true,
    reach: ['shared', 'worker'],
    except: [...WITHOUT_PLANNING.except, 'worker/planning', 'worker/pages'],
    packages: HONO,
  },

  { folder: 'web/ui', reach: ['shared/domain', 'web/media'], packages: REACT },
  { folder: 'web/api', reach: ['shared'], types: ['worker/app.ts'], packages: [...HONO, '@tanstack/react-query'] },
  {
    folder: 'web/features/*',
    reach: [
      'shared',
      'web/ui',
      'web/api',
      'web/media',
      'web/site.ts',
      'web/page-head.ts',
      'web/structured-data.ts',
      'web/features/*/*-query.ts',
    ],
    types: ['web/router.tsx'],
    packages: [...PAGES, 'text-field-edit', 'uqr', 'virtual:gazetteer'],
  },
  {
    folder: 'web/routes',
    reach: [
      'shared',
      'web/features',
      'web/ui',
      'web/media',
      'web/site.ts',
      'web/page-head.ts',
      'web/structured-data.ts',
    ],
    types: ['web/router.tsx'],
    packages: PAGES,
  },
  {
    folder: 'web',
    shallow: true,
    reach: ['shared', 'web'],
    packages: [...PAGES, 'react-dom/client', '@fontsource-variable/**'],
  },

  {
    // The build writes the same pages and headers into the assets that the Worker answers with.
    folder: 'scripts',
    reach: ['shared', 'catalogue', 'web/static-pages.ts', 'web/page-modules.ts', 'worker/middleware/headers-with.ts'],
    packages: null,
  },
  // Pictures of the product are drawn from what its pages show.
  { folder: 'scripts/media', reach: ['shared', 'scripts', 'web/features'], packages: null },
  { folder: 'e2e', reach: ['shared', 'scripts'], packages: null },
]

/** Tests stand beside the source and may set up a scene from all of their own side. */
export const TEST_FLOORS: Floor[] = [
  { folder: 'shared', reach: ['shared', 'scripts/catalogue'], packages: [...TESTING, 'zod', 'zod/mini'] },
  { folder: 'worker', ...WORKER_TESTS },
  {
    folder: 'web',
    reach: ['shared', 'web', 'scripts/catalogue'],
    packages: [...TESTING, ...PAGES, 'react-dom/**', '@testing-library/**'],
  },
]
