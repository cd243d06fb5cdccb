declare module 'virtual:shipped-files' {
  /** The names of the catalogue's files beside the scripts (scripts/build/shipped-files.ts). */
  export const files: import('../calls/catalogue.ts').ShippedFiles
}
