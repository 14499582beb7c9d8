import { afterAll, afterEach } from 'vitest'
import { closePages, closeSharedPages } from './open-page.ts'

// Runs before each file: what a test opened ends with it, what a file shares with the file.
afterEach(closePages)
afterAll(closeSharedPages)
