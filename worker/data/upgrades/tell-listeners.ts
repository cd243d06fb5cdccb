/** The fields of a plan of version 2 that this conversion reads. */
interface WithHosts {
  requests?: { why?: { code: string; params: { who?: 'kitchens' | 'adults' | 'hosts' } } }[]
}

/** Converts version 2 to version 3: who must be told of a need is named in the reason `tell`, which was `tell_hosts`. */
export function tellListeners(stored: WithHosts): unknown {
  if (!stored.requests) return stored
  const requests = stored.requests.map((line) =>
    line.why?.code === 'tell_hosts'
      ? { ...line, why: { code: 'tell', params: { whom: line.why.params.who ?? 'hosts', names: [] } } }
      : line,
  )
  return { ...stored, requests }
}
