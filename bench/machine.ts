import os from 'node:os'

/** The date, processor and system of a measurement. */
export function machineLine(): string {
  const [first] = os.cpus()
  const day = new Date().toISOString().slice(0, 10)
  return `${day}, Node ${process.versions.node}, ${os.cpus().length} cores, ${first?.model.trim() ?? 'unknown processor'}, ${os.type()} ${os.release()}`
}
