import { globSync, readFileSync } from 'node:fs'

/** The process that this one has started, by its name. */
export function findChild(name: string): number {
  const children = globSync(`/proc/${process.pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').split(' ').filter(Boolean),
  )
  const child = children.find((id) => readFileSync(`/proc/${id}/comm`, 'utf8').trim() === name)
  if (!child) throw new Error(`No process ${name} was found. This bench needs Linux.`)
  return Number(child)
}

/** The processor time that all threads of a process have used, in milliseconds; the kernel counts it in nanoseconds. */
export const processorMs = (pid: number): number =>
  globSync(`/proc/${pid}/task/*/schedstat`).reduce(
    (sum, file) => sum + Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6,
    0,
  )
