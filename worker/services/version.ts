import { version } from '../../package.json'

/** The version of this release. */
export const VERSION = version

export { BOOT_SOURCE, BUILD } from 'virtual:build'
