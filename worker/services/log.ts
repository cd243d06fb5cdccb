interface LogLine {
  level?: 'error'
  [field: string]: unknown
}

/** One line of JSON. Ids, routes, codes, counts and times only: never a body, an address, a query or a name. */
export function writeLog(line: LogLine): void {
  console.log(JSON.stringify(line))
}
