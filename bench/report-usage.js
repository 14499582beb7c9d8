import { readFileSync, writeFileSync } from 'node:fs'

// Preloaded into a measured process: reports its resource usage as the operating system counts it,
// including worker threads and child processes that have ended. Times are in microseconds; memory,
// which is that of the process alone, is in kilobytes.
const usage = () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const [user, system] = timesOfChildren()
  return { userCPUTime: userCPUTime + user, systemCPUTime: systemCPUTime + system, maxRSS }
}

// Only Linux provides them: in hundredths of a second, after the name of the process.
function timesOfChildren() {
  if (process.platform !== 'linux') return [0, 0]
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return fields.slice(13, 15).map((ticks) => Number(ticks) * 1e4)
}

// Written to a file on exit.
process.on('exit', () => {
  const file = process.env.LUMBRE_USAGE_FILE
  if (file) writeFileSync(file, JSON.stringify(usage()))
})

// Sent when the parent asks; the channel does not keep the process alive.
process.on('message', (message) => {
  if (message === 'usage') process.send?.({ usage: usage() })
})
process.channel?.unref()
