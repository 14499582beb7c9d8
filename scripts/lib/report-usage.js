import { writeFileSync } from 'node:fs'

// Preloaded into a measured process: on exit it notes what the operating system counted for it,
// worker threads included. Times in microseconds, memory in kilobytes.
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const file = process.env.LUMBRE_USAGE_FILE
  if (file) writeFileSync(file, JSON.stringify({ userCPUTime, systemCPUTime, maxRSS }))
})
