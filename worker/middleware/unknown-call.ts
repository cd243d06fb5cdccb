import type { Context, Hono } from 'hono'
import { Problem } from '../services/problem.ts'
import type { AppEnv } from './request-context.ts'

/** Under `/api`, an unknown path is a 404 and a known path with another method a 405 with the allowed methods. */
export function unknownCall(app: Hono<AppEnv>) {
  return (c: Context<AppEnv>): never => {
    const allowed = methodsOf(app, c.req.path)
    if (allowed.length === 0) throw new Problem(404, 'not_found', 'There is nothing at this address.')
    const methods = allowed.join(', ')
    throw new Problem(405, 'method_not_allowed', `This address answers ${methods} only.`, {
      headers: { Allow: methods },
    })
  }
}

function methodsOf(app: Hono<AppEnv>, path: string): string[] {
  const here = app.routes.filter((route) => route.method !== 'ALL' && patternOf(route.path).test(path))
  const methods = new Set(here.map((route) => route.method))
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods].sort()
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`)
