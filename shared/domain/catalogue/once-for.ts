import type { Facts } from './facts.ts'

/** Works a value out once for each key and its facts, and keeps it as long as the key. */
export function onceFor<Key extends object, Value>(work: (key: Key, facts: Facts) => Value): typeof work {
  const known = new WeakMap<Key, { facts: Facts; value: Value }>()
  return (key, facts) => {
    const before = known.get(key)
    if (before?.facts === facts) return before.value
    const value = work(key, facts)
    known.set(key, { facts, value })
    return value
  }
}
