declare module 'virtual:client-assets' {
  /** The hashed file names of the client, from the build (scripts/build/client-assets.ts). */
  export const clientAssets: import('../../scripts/build/client-assets.ts').ClientAssets
}
