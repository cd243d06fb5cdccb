import { SILENT_IDEA } from '#shared/domain/silent-idea'
import type { Reading } from '../ports/planning.ts'

/** What stands in a search whose idea could not be read yet: nothing was understood, by no parser. */
export const UNREAD: Reading = { parserVersion: '', idea: SILENT_IDEA }
