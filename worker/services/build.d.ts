declare module 'virtual:build' {
  /** Names the build, filled in by it (scripts/build/client-assets.ts). */
  export const BUILD: string
}
