/** Processor seconds, seconds by the clock, and the peak of memory in megabytes. */
export type Cost = { cpu: number; wall: number; memory: number }
