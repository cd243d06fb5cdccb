/** One layer: a folder, and all that its files may reach besides their own folder. */
export interface Layer {
  /** Folder from the root; `*` stands for any one name. A layer inside another has its own rules. */
  folder: string
  /** Only the files that lie directly in the folder. */
  shallow?: true
  /** Only this file of the folder; its neighbours are closed to it as well. */
  file?: string
  /** Folders and files of the repository that it may import. */
  reach: string[]
  /** Parts of what it may reach that it may not. */
  except?: string[]
  /** Files of which it may import types alone. */
  types?: string[]
  /** Packages; `null` is any. */
  packages: string[] | null
}

const REACT = ['react', 'react/**', 'react-dom', 'radix-ui', 'lucide-react']
const PAGES = [...REACT, '@tanstack/react-router', '@tanstack/react-query']
const HONO = ['hono', 'hono/**', 'hono-openapi']
const TESTING = ['vitest', 'fast-check', 'node:*', 'node:*/**']
const WORKER_TESTS: Omit<Layer, 'folder'> = {
  reach: ['shared', 'worker', 'scripts/catalogue', 'package.json'],
  packages: [...TESTING, ...HONO, 'cloudflare:*', 'drizzle-orm', 'zod/mini'],
}

/** A plan is worked out in its Durable Object alone, so that no reader waits behind one: others know the shapes. */
const WITHOUT_PLANNING = {
  except: ['shared/domain/planner', 'shared/domain/verifier', 'shared/domain/packages', 'shared/domain/revisions'],
  types: [
    'shared/domain/packages/plan-choices.ts',
    'shared/domain/packages/plan-kinds.ts',
    'shared/domain/packages/plan-packages.ts',
    ...['change.ts', 'edits.ts', 'history.ts', 'alternatives.ts'].map((file) => `shared/domain/revisions/${file}`),
  ],
}

/** The verifier searches the roads again by its own method: it may share the graph, never the search. */
const ROAD_SEARCH = [
  'road-network.ts',
  'road-hierarchy.ts',
  'hierarchy-ways.ts',
  'shortest-ways.ts',
  'number-heap.ts',
  'way-shape.ts',
  'rush-hours.ts',
].map((file) => `shared/domain/roads/${file}`)

/** Nor does it take the parser's reading of an idea for the idea's words. */
const IDEA_READERS = ['parse.ts', 'idea-text.ts', 'normalise.ts', 'requests/read-requests.ts'].map(
  (file) => `shared/domain/idea/${file}`,
)

const PLANNER = 'shared/domain/planner'
const planner = (name: string) => `${PLANNER}/${name}`
/** What every step of planning may use. */
const PLANNER_BASE = ['shared/domain/*.ts', 'shared/domain/catalogue', 'shared/domain/itinerary', 'shared/domain/roads']
/** The steps of planning, first to last. Each imports only what stands before it, types included. */
const PLANNER_LAYERS = ['roads', 'places', 'request', 'candidates', 'search', 'schedule', 'price', 'answers', 'wording']
/** What one step may reach besides the base and the steps before it. */
const PLANNER_EXTRAS: Record<string, string[]> = {
  request: ['shared/domain/idea'],
  price: ['shared/domain/idea/requests/request.ts'],
  answers: [planner('plan.ts'), 'shared/domain/idea/requests/request.ts'],
  wording: [planner('plan.ts'), 'shared/domain/idea/requests/request.ts'],
}

/** A layer imports only from earlier ones: docs/architecture.md draws the same table. */
export const LAYERS: Layer[] = [
  { folder: 'shared/domain', reach: [], packages: ['zod/mini'] },
  {
    // The document and its codes: the planner writes them, verifier, contracts and pages read them.
    folder: 'shared/domain/itinerary',
    reach: ['shared/domain/*.ts', 'shared/domain/catalogue'],
    types: ['shared/domain/idea/idea.ts'],
    packages: [],
  },
  ...PLANNER_LAYERS.map((name, i) => ({
    folder: planner(name),
    reach: [...PLANNER_BASE, ...PLANNER_LAYERS.slice(0, i).map(planner), ...(PLANNER_EXTRAS[name] ?? [])],
    packages: [],
  })),
  // The one type at the planner's root that a step may import: it knows no more than the steps do.
  {
    folder: PLANNER,
    file: 'plan.ts',
    reach: [...PLANNER_BASE, ...PLANNER_LAYERS.slice(0, -1).map(planner)],
    packages: [],
  },
  {
    // The verifier proves the planner right, so it may share its data and types, never its reckoning.
    folder: 'shared/domain/verifier',
    reach: ['shared/domain'],
    except: ['shared/domain/planner', ...ROAD_SEARCH, ...IDEA_READERS],
    packages: ['zod/mini'],
  },
  {
    // Every page loads contracts, so they stay clear of the reader as well.
    folder: 'shared/contracts',
    reach: ['shared/domain'],
    except: [...WITHOUT_PLANNING.except, 'shared/domain/idea'],
    types: [...WITHOUT_PLANNING.types, 'shared/domain/idea/idea.ts', 'shared/domain/idea/requests/request.ts'],
    packages: ['zod', 'zod/mini'],
  },

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
    packages: ['zod/mini', 'otpauth', 'node:crypto', 'virtual:build'],
  },
  { folder: 'worker/middleware', ...WITHOUT_PLANNING, reach: ['shared', 'worker/services'], packages: HONO },
  {
    folder: 'worker/routes',
    ...WITHOUT_PLANNING,
    reach: ['shared', 'worker/services', 'worker/middleware'],
    types: [...WITHOUT_PLANNING.types, 'worker/render/render-page.tsx'],
    packages: [...HONO, 'zod/mini'],
  },
  { folder: 'worker/queues', ...WITHOUT_PLANNING, reach: ['shared', 'worker/services'], packages: [] },
  {
    folder: 'worker/objects',
    ...WITHOUT_PLANNING,
    reach: ['shared', 'worker/services', 'worker/planning'],
    packages: ['cloudflare:workers'],
  },
  // What the plan's object calls: the one place where the server plans and verifies.
  {
    folder: 'worker/planning',
    reach: ['shared', 'worker/data', 'worker/ports', 'worker/services'],
    packages: [],
  },
  {
    // The one place where the server knows the web. It reaches no data but by the API.
    folder: 'worker/render',
    reach: ['shared', 'web/router.tsx', 'web/site.ts', 'web/ui/markup.tsx'],
    except: WITHOUT_PLANNING.except,
    types: ['web/api/client.ts', 'web/api/form-answer.ts'],
    packages: ['@tanstack/**', 'react', 'react-dom/server', 'virtual:client-assets'],
  },
  { folder: 'worker/testing', ...WORKER_TESTS },
  {
    folder: 'worker',
    shallow: true,
    reach: ['shared', 'worker'],
    except: [...WITHOUT_PLANNING.except, 'worker/planning'],
    packages: HONO,
  },

  { folder: 'web/ui', reach: ['shared/domain', 'web/media'], packages: REACT },
  {
    folder: 'web/api',
    reach: ['shared'],
    types: ['worker/app.ts'],
    packages: [...HONO, 'zod/mini', '@tanstack/react-query'],
  },
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
      'catalogue/rules.json',
    ],
    types: ['web/router.tsx'],
    packages: [...PAGES, 'zod/mini', 'text-field-edit', 'uqr', 'virtual:gazetteer'],
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
    // The stand-in for the server of a local copy plans as the plan's object does, and refuses in the Worker's words.
    folder: 'static/calls',
    reach: [
      'shared',
      'worker/middleware/problem-answer.ts',
      'worker/services/problem.ts',
      'worker/services/ids.ts',
      'worker/services/trip-problems.ts',
      'web/features/idea/reading.ts',
    ],
    packages: ['hono', 'hono/tiny', 'zod/mini'],
  },
  {
    // What its pages do instead of reaching a server.
    folder: 'static/browser',
    reach: ['shared', 'web/api', 'web/site.ts', 'web/ui'],
    types: ['static/calls/message.ts', 'static/calls/catalogue.ts', 'web/features/idea/reading.ts'],
    packages: ['zod/mini', '@tanstack/react-query', 'virtual:shipped-files'],
  },
  {
    folder: 'static/pages',
    reach: ['web/ui', 'web/page-head.ts', 'web/route-tree.gen.ts'],
    packages: PAGES,
  },
  {
    folder: 'static',
    shallow: true,
    reach: ['shared', 'static/browser', 'static/pages', 'web', 'worker/render/render-page.tsx'],
    except: ['shared/domain'],
    packages: [...PAGES, 'react-dom/client', 'react-dom/server'],
  },

  {
    // The build writes the same pages and headers into the assets that the Worker answers with, and the front of a
    // local site refuses in the Worker's words.
    folder: 'scripts',
    reach: [
      'shared',
      'catalogue',
      'web/static-pages.ts',
      'static/browser/addresses.ts',
      ...['headers-with.ts', 'slots.ts', 'too-busy.ts'].map((file) => `worker/middleware/${file}`),
      'worker/middleware/problem-answer.ts',
    ],
    packages: null,
  },
  { folder: 'e2e', reach: ['shared', 'scripts'], packages: null },
]

/** Tests stand beside the source and may import from all of their own side. */
export const TEST_LAYERS: Layer[] = [
  { folder: 'shared', reach: ['shared', 'scripts/catalogue'], packages: [...TESTING, 'zod', 'zod/mini'] },
  { folder: 'worker', ...WORKER_TESTS },
  { folder: 'static', ...WORKER_TESTS, reach: [...WORKER_TESTS.reach, 'static'] },
  {
    folder: 'web',
    reach: ['shared', 'web', 'scripts/catalogue'],
    packages: [...TESTING, ...PAGES, 'zod/mini', 'react-dom/**', '@testing-library/**'],
  },
]
