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

/** Processor time in milliseconds: of the thread that runs the Worker, and of all threads. */
export interface ProcessorTime {
  own: number
  all: number
}
/** What a process has used so far; the kernel counts it in nanoseconds. Its first thread, whose id is its own, runs the Worker. */
export function processorTime(pid: number): ProcessorTime {
  const time = { own: 0, all: 0 }
  for (const file of globSync(`/proc/${pid}/task/*/schedstat`)) {
    const ms = Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6
    time.all += ms
    if (file === `/proc/${pid}/task/${pid}/schedstat`) time.own = ms
  }
  return time
}
