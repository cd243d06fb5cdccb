declare module 'virtual:build' {
  /** Names the build, filled in by it (scripts/build/client-assets.ts): what a cache keeps of an older one is no longer right. */
  export const BUILD: string
  /** The script that stands in every page, as a Content-Security-Policy names it: its hash, or nothing under `vite dev`. */
  export const BOOT_SOURCE: string
}
