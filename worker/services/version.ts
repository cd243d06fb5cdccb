import { version } from '../../package.json'

/** The release that runs. */
export const VERSION = version

export { BUILD } from 'virtual:build'
