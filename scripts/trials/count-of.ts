/** The number after `--<name>` on the command line, else the default. */
export function countOf(name: string, promised: number): number {
  const at = process.argv.indexOf(`--${name}`)
  const given = at === -1 ? promised : Number(process.argv[at + 1])
  if (!Number.isInteger(given) || given < 1) throw new Error(`--${name} takes a whole number above zero`)
  return given
}
