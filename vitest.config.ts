import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Ends what hangs; a busy machine needs many times what a quiet one does. */
const within = (time: number) => ({ testTimeout: time, hookTimeout: time })

/** Four projects: code alone, the built files, real servers, the built site in a browser. */
export default defineConfig({
  test: {
    // Vitest leaves a processor free, which on a machine with two is half of it.
    maxWorkers: 2,
    projects: [
      {
        plugins: [react({ jsxImportSource: '@emotion/react' })],
        define: { SITE_NOINDEX: 'false', SITE_MARKS: 'true' },
        test: {
          name: 'unit',
          // Files share their modules: reading them anew costs a third of the time.
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/built/**', 'tests/browser/**', 'tests/hosts/**'],
          ...within(120_000),
        },
      },
      {
        test: {
          name: 'built',
          isolate: false,
          include: ['tests/built/**/*.test.ts'],
          ...within(600_000),
        },
      },
      {
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          ...within(120_000),
        },
      },
      {
        test: {
          name: 'browser',
          isolate: false,
          include: ['tests/browser/**/*.test.ts'],
          // They wait for pages: four keep two processors busy.
          maxWorkers: 4,
          globalSetup: 'tests/support/serve-site.ts',
          setupFiles: 'tests/support/close-pages.ts',
          ...within(300_000),
          expect: { poll: { timeout: 15_000 } },
          // A busy machine can stall a page for seconds; what is really broken fails twice.
          retry: 1,
        },
      },
    ],
  },
})
