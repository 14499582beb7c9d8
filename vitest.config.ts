import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Three projects: code alone, the built files, the built site in a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react({ jsxImportSource: '@emotion/react' })],
        define: { SITE_NOINDEX: 'false' },
        test: {
          name: 'unit',
          // Files share their modules: reading them anew costs a third of the time.
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/built/**', 'tests/browser/**'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'built',
          isolate: false,
          include: ['tests/built/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/support/serve-site.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
          maxWorkers: 2,
          // A busy machine can stall a page for seconds; what is really broken fails twice.
          retry: 1,
        },
      },
    ],
  },
})
