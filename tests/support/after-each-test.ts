import { afterEach, vi } from 'vitest'

// Runs before each file: test files share a process, and nothing that a test replaces outlives it.
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
