declare namespace Cloudflare {
  interface Env extends globalThis.Env {
    TEST_FAULT_RUNS: number
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
    TEST_CATALOGUE: string[]
  }
  interface GlobalProps {
    mainModule: typeof import('./both-workers.ts')
  }
}
