import { type Unstable_Config, unstable_readConfig } from 'wrangler'
import type { Deployment } from '../database/target.ts'

/** What wrangler.toml says of a deployment. */
export const readDeploymentConfig = (deployment: Deployment): Unstable_Config =>
  unstable_readConfig({ config: 'wrangler.toml', env: deployment })

/** The variables of wrangler.toml that are texts. */
export const textVariables = ({ vars }: Pick<Unstable_Config, 'vars'>): Record<string, string> =>
  Object.fromEntries(Object.entries(vars).filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
