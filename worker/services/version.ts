import { version } from '../../package.json'

/** The release that runs. */
export const VERSION = version

export { BOOT_SOURCE, BUILD } from 'virtual:build'
