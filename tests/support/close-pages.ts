import { afterEach } from 'vitest'
import { closePages } from './open-page.ts'

// Runs before each file: what a test opened ends with it.
afterEach(closePages)
