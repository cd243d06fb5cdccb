/** The little of Node's module that workerd has and the web platform has not. */
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
