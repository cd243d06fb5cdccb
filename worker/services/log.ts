interface LogLine {
  level?: 'error'
  [field: string]: unknown
}

/** Writes one line of JSON. Only ids, routes, codes, counts and times: never a body, an address, a query or a name. */
export function writeLog(line: LogLine): void {
  console.log(JSON.stringify(line))
}
