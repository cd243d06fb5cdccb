import { vi } from 'vitest'

/** All that the Workers write to their log while something runs, the platform's warnings included. */
export async function logOf(work: () => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...words) => void lines.push(words.map(String).join(' '))),
  )
  await work().finally(() => spies.forEach((spy) => spy.mockRestore()))
  return lines.join('\n')
}
