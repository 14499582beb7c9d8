import type { ProcessRecord } from './process-record.ts'

/** What is known of a process tree so far. */
export type TreeAccount = {
  leader: number
  /** The last record of each member that was ever seen. */
  members: Map<string, ProcessRecord>
  /** Highest memory of all members together, in kilobytes. */
  peakMemory: number
}

/** An account of the tree below `leader`, which leads a session of its own. */
export const openAccount = (leader: number): TreeAccount => ({
  leader,
  members: new Map(),
  peakMemory: 0,
})

/**
 * Takes down one look at the processes. Members are the leader, those of its session even when their
 * parent has gone, and children of members that opened a session of their own.
 *
 * @returns the members among them, ended ones too
 */
export function observe(
  account: TreeAccount,
  processes: readonly ProcessRecord[],
): ProcessRecord[] {
  const inside = new Set<number>()
  const belongs = (record: ProcessRecord) =>
    record.pid === account.leader ||
    record.session === account.leader ||
    inside.has(record.parent) ||
    account.members.has(nameOf(record))
  // A child can have a lower number than its parent, so look until nothing is added.
  for (let before = -1; before < inside.size; ) {
    before = inside.size
    for (const record of processes) if (belongs(record)) inside.add(record.pid)
  }
  const members = processes.filter(({ pid }) => inside.has(pid))
  for (const member of members) account.members.set(nameOf(member), member)
  const together = members.reduce((sum, { memory }) => sum + memory, 0)
  const highest = Math.max(0, ...members.map(({ peakMemory }) => peakMemory))
  account.peakMemory = Math.max(account.peakMemory, together, highest)
  return members
}

const nameOf = ({ pid, started }: ProcessRecord) => `${pid}/${started}`

/**
 * Processor time of the whole tree in clock ticks.
 *
 * `waitedTicks` is exact, but has only processes whose parent waited for them. Orphans, seen with a
 * parent outside of the tree, come on top. A process whose parent ended in the same moment may be
 * missing in both; the sum of the last looks has it, less what it did after its last look. Each
 * number is a lower bound, so the higher one is the better.
 */
export function treeTicks(account: TreeAccount, waitedTicks: number): number {
  const members = [...account.members.values()]
  const pids = new Set(members.map(({ pid }) => pid))
  const orphans = members.filter(({ pid, parent }) => pid !== account.leader && !pids.has(parent))
  const orphaned = orphans.reduce((sum, { ownTicks, childTicks }) => sum + ownTicks + childTicks, 0)
  const seen = members.reduce((sum, { ownTicks }) => sum + ownTicks, 0)
  return Math.max(waitedTicks + orphaned, seen)
}
