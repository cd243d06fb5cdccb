declare module 'virtual:build' {
  /**
   * The id of the build (scripts/build/client-assets.ts); caches use it in their keys, so that pages of older builds
   * are ignored.
   */
  export const BUILD: string
  /** The hash of the inline script of every page, for the Content-Security-Policy; empty under `vite dev`. */
  export const BOOT_SOURCE: string
}
