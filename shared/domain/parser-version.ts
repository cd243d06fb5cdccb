/** Parsed ideas are cached under this version. Change it when a text may be parsed to another idea than before. */
export const PARSER_VERSION = '44'
