import { vi } from 'vitest'

/** Everything that the Worker logs while a function runs, including warnings of the platform. */
export async function logOf(work: () => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...words) => void lines.push(words.map(String).join(' '))),
  )
  await work().finally(() => spies.forEach((spy) => spy.mockRestore()))
  return lines.join('\n')
}
