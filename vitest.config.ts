import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Time limits that only stop tests that hang: a busy machine takes many times as long. */
const within = (time: number) => ({ testTimeout: time, hookTimeout: time })

/** Browser tests that take longest, most of them loops over every page. */
const long = /browser\/(?:every-page|states|controls|endurance|forms-endpoint|other-content)\.test/

/** Begins the longest files first, so that none runs alone at the end: size says nothing of time. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Four projects: source code, the built files, real servers, the built site in a browser. */
export default defineConfig({
  test: {
    // By default Vitest leaves one processor free, which is half of a machine with two.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        define: { SITE_NOINDEX: 'false' },
        test: {
          name: 'unit',
          // Reports are compared without colours.
          env: { FORCE_COLOR: '0' },
          // Test files share modules; loading them for each file would take a third of the time.
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/built/**', 'tests/browser/**', 'tests/hosts/**'],
          setupFiles: 'tests/support/after-each-test.ts',
          ...within(300_000),
        },
      },
      {
        test: {
          name: 'built',
          isolate: false,
          include: ['tests/built/**/*.test.ts'],
          // Three files take nearly all of the time: with two workers the third would begin last, alone.
          maxWorkers: 3,
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
          // They mostly wait for pages, so four workers keep two processors busy.
          maxWorkers: 4,
          globalSetup: 'tests/support/serve-site.ts',
          setupFiles: 'tests/support/after-each-visit.ts',
          ...within(300_000),
          expect: { poll: { timeout: 15_000 } },
          // A busy machine can stall a page for seconds; a real fault fails twice.
          retry: 1,
        },
      },
    ],
  },
})
