import { readDevVariables } from '../scripts/setup/dev-variables.ts'

/** The instance's administrator, who may also edit posts. */
export function administrator(): { identifier: string; password: string } {
  const { ADMIN_EMAIL = 'admin', ADMIN_PASSWORD = '' } = { ...readDevVariables(), ...process.env }
  return { identifier: ADMIN_EMAIL, password: ADMIN_PASSWORD }
}
