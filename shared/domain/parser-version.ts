/**
 * Changes whenever the same text may be read otherwise; part of every key a reading is kept under. It lies apart from
 * the reader, so that who keeps readings need not carry it.
 */
export const PARSER_VERSION = '9'
