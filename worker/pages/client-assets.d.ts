declare module 'virtual:client-assets' {
  /** The client's hashed file names, filled in by the build (scripts/build/client-assets.ts). */
  export const clientAssets: import('../../scripts/build/client-assets.ts').ClientAssets
}
