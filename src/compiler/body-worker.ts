/** The worker thread of `makeBodies`. */
export { makeBatch as default } from './body-pool.ts'
