/** The part of Node's crypto module that workerd supports and the web platform lacks. */
declare module 'node:crypto' {
  interface ScryptOptions {
    N: number
    r: number
    p: number
    maxmem: number
  }
  export function scryptSync(password: string, salt: Uint8Array, bytes: number, options: ScryptOptions): Uint8Array
  export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean
}
