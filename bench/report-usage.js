import { readFileSync, writeFileSync } from 'node:fs'

// Preloaded into a measured process: it tells what the operating system counted for it, worker
// threads and ended processes of its own included. Times in microseconds, memory, which is that of the
// process alone, in kilobytes.
const usage = () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const [user, system] = timesOfChildren()
  return { userCPUTime: userCPUTime + user, systemCPUTime: systemCPUTime + system, maxRSS }
}

// Linux alone tells, in hundredths of a second, behind the name of the process.
function timesOfChildren() {
  if (process.platform !== 'linux') return [0, 0]
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return fields.slice(13, 15).map((ticks) => Number(ticks) * 1e4)
}

// On exit, into a file.
process.on('exit', () => {
  const file = process.env.LUMBRE_USAGE_FILE
  if (file) writeFileSync(file, JSON.stringify(usage()))
})

// When its parent asks; the question keeps nothing alive.
process.on('message', (message) => {
  if (message === 'usage') process.send?.({ usage: usage() })
})
process.channel?.unref()
