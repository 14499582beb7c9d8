import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { readEnvironment } from './src/compiler/environment.ts'
import { bootScript } from './src/site/vite-boot-script.ts'

/** The settings file, as the content build has validated it. */
const settings: { address: string } = JSON.parse(
  readFileSync('src/content/generated/site.json', 'utf8'),
)

/**
 * Where vike need not look for its settings files, which lie in src/renderer: it would read the names
 * of all articles and pages. It can be told by the environment alone.
 */
const uncrawled = ['content', 'src/content', 'dist', '.cache', 'tests', 'bench', 'docs', 'public']
process.env.VIKE_CRAWL ??= JSON.stringify({
  git: false,
  ignore: uncrawled.map((folder) => `${folder}/**`),
})

/** How React Router's bundle names its imports of React, whose functions make components and contexts. */
const pureNamespaces = ['React', ...Array.from({ length: 20 }, (_, index) => `React${index}`)]

export default defineConfig(({ command }) => {
  const { origin, basePath, noindex } = readEnvironment(settings.address)
  return {
    base: basePath,
    cacheDir: '.cache/vite',
    plugins: [react({ jsxImportSource: '@emotion/react' }), vike(), bootScript()],
    define: {
      'import.meta.env.SITE_ORIGIN': JSON.stringify(origin),
      'import.meta.env.SITE_NOINDEX': JSON.stringify(noindex),
    },
    // To vike every page is HTML alone: the boot script loads the entry when its time has come.
    environments: {
      ssr: {
        // The server's packages come in one of their two builds, as the browser's do.
        define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
        build: {
          // What the browser loads later, the server may have at hand.
          rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
        },
        resolve: {
          // Within the bundle the packages are those for production, and a worker loads one file.
          noExternal: command === 'build' ? [/^react/, /^@emotion\//] : [],
        },
      },
      client: {
        build: {
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: { start: 'src/client/start.tsx' },
            // The boot script calls the entry's `start` by name.
            preserveEntrySignatures: 'allow-extension' as const,
            treeshake: {
              // Components of React Router and Emotion that nobody uses: they are not marked as free
              // of side effects.
              propertyWriteSideEffects: false,
              manualPureFunctions: pureNamespaces,
              moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
            },
            output: {
              codeSplitting: {
                groups: [{ name: 'shared', minShareCount: 8 }],
              },
            },
            // Advice on the time of plugins, and on groups that vike makes.
            checks: { bundlerTimings: false },
          },
        },
      },
    },
  }
})
