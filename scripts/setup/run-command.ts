/** Runs a command of `npm run`; what it throws is printed as a sentence, without the lines of code that led there. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
