interface Issue {
  message: string
  path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** The first message of each field, by its path with dots. If the body is not an object, the key is `body`. */
export function messagesByField(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path = [], message } of issues) {
    if (path.length === 0) fields['body'] ??= 'The request must be a JSON object.'
    else fields[path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')] ??= message
  }
  return fields
}
