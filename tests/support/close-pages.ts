import { afterEach } from 'vitest'
import { closePages } from './open-page.ts'

// Runs before each file: pages that a test opened are closed after it.
afterEach(closePages)
