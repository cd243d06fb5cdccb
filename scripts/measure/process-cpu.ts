import { readdirSync, readFileSync } from 'node:fs'

/** The first child of this process whose command holds `name`, or null; Linux only. */
export function findChild(name: string): number | null {
  for (const entry of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const [, rest] = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')
      const parent = Number(rest!.split(' ')[1])
      if (parent === process.pid && readFileSync(`/proc/${entry}/comm`, 'utf8').includes(name)) return Number(entry)
    } catch {
      // The process ended between the two readings.
    }
  }
  return null
}

/** CPU that a process has used, all its threads, in milliseconds: what a busy machine adds by waiting is not in it. */
export function cpuMsOf(pid: number): number {
  let nanoseconds = 0
  for (const task of readdirSync(`/proc/${pid}/task`))
    nanoseconds += Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0])
  return nanoseconds / 1e6
}
