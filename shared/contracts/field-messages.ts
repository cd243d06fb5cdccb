/** The first message of each field, by its dotted path; a body that is no object at all is told as `body`. */
export function messagesByField(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) {
    if (path.length === 0) fields['body'] ??= 'The request must be a JSON object.'
    else fields[path.join('.')] ??= message
  }
  return fields
}
