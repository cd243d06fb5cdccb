/** What tests write PBF files with; the package has no declarations. */
declare module 'pbf' {
  export default class Pbf {
    writeVarintField(tag: number, value: number): void
    writeStringField(tag: number, value: string): void
    writeBytesField(tag: number, value: Uint8Array): void
    writePackedVarint(tag: number, values: readonly number[]): void
    writePackedSVarint(tag: number, values: readonly number[]): void
    finish(): Uint8Array
  }
}
