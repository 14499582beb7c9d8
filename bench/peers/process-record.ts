/** What Linux says of one process (`/proc/<pid>/stat` and `status`). Times in clock ticks. */
export type ProcessRecord = {
  pid: number
  parent: number
  session: number
  /** A zombie: it has ended, and nobody has asked for its result yet. */
  ended: boolean
  /** Processor time of all its threads. */
  ownTicks: number
  /** Processor time of the children it has waited for, and of theirs. */
  childTicks: number
  /** When it began; with the pid, the name of a process that no later one shares. */
  started: number
  /** Memory in use now and at its highest, in kilobytes. */
  memory: number
  peakMemory: number
}

/** Reads a `stat` file. The name of the program stands in brackets and may hold anything. */
export function parseStat(stat: string): Omit<ProcessRecord, 'memory' | 'peakMemory'> {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // Field numbers of proc_pid_stat(5); the third is the first behind the name.
  const field = (number: number) => Number(fields[number - 3])
  return {
    pid: Number.parseInt(stat, 10),
    parent: field(4),
    session: field(6),
    ended: fields[0] === 'Z' || fields[0] === 'X',
    ownTicks: field(14) + field(15),
    childTicks: field(16) + field(17),
    started: field(22),
  }
}

/** Reads the memory in a `status` file; a process that has ended has none. */
export function parseMemory(status: string): Pick<ProcessRecord, 'memory' | 'peakMemory'> {
  const kilobytes = (name: string) =>
    Number(status.match(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm'))?.[1] ?? 0)
  return { memory: kilobytes('VmRSS'), peakMemory: kilobytes('VmHWM') }
}
