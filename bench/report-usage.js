import { writeFileSync } from 'node:fs'

// Preloaded into a measured process: it tells what the operating system counted for it, worker
// threads included. Times in microseconds, memory in kilobytes.
const usage = () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  return { userCPUTime, systemCPUTime, maxRSS }
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
