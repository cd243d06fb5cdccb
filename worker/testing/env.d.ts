declare module '*.jsonl?raw' {
  const text: string
  export default text
}

declare namespace Cloudflare {
  interface Env extends globalThis.Env {
    TEST_IN_FULL: boolean
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
    TEST_CATALOGUE: { hash: string; statements: string[] }
  }
  interface GlobalProps {
    mainModule: typeof import('../index.ts')
  }
}
