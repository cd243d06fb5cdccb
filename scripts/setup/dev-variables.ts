import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const FILE = '.dev.vars'

/** The variables of local instances (`.dev.vars`, never committed); wrangler and Vite read the same file. */
export function readDevVariables(): Record<string, string> {
  if (!existsSync(FILE)) return {}
  const pairs = readFileSync(FILE, 'utf8').matchAll(/^([A-Z_]+)\s*=\s*"?(.*?)"?\s*$/gm)
  return Object.fromEntries([...pairs].map(([, name, value]) => [name as string, value as string]))
}

export function keepDevVariables(added: Record<string, string>): void {
  const all = { ...readDevVariables(), ...added }
  writeFileSync(
    FILE,
    Object.entries(all)
      .map(([name, value]) => `${name}="${value}"\n`)
      .join(''),
    { mode: 0o600 },
  )
}

/** Variables for the Worker: all but the admin's password in plain text, which it does not need. */
export function readWorkerVariables(): Record<string, string> {
  const { ADMIN_EMAIL: _email, ADMIN_PASSWORD: _password, ...variables } = readDevVariables()
  return variables
}
