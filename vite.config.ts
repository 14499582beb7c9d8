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
 * Where vike need not look for its settings files, which lie in src/pages: it would read the names
 * of all articles and pages. It can be told by the environment alone.
 */
const uncrawled = ['content', 'src/content', 'dist', '.cache', 'tests', 'bench', 'docs', 'public']
process.env.VIKE_CRAWL ??= JSON.stringify({
  git: false,
  ignore: uncrawled.map((folder) => `${folder}/**`),
})

/** Whether a module is part of the site's program: vike has entries of its own, which no page loads. */
const isOfProgram = (id: string) => !/vike|@brillout/.test(id)

export default defineConfig(({ command }) => {
  const { basePath, noindex } = readEnvironment(settings.address)
  return {
    base: basePath,
    cacheDir: '.cache/vite',
    plugins: [react({ jsxImportSource: '@emotion/react' }), vike(), bootScript()],
    define: {
      // A plain constant: what stands in import.meta.env, vike takes from the environment.
      SITE_NOINDEX: JSON.stringify(noindex),
      SITE_MARKS: JSON.stringify(command === 'serve' || process.env.LUMBRE_MARKS === '1'),
    },
    // vike would note in node_modules, which copies of the project share, whose program it runs.
    vitePluginServerEntry: { disableAutoImport: true },
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
          // What third-party-notices.ts publishes.
          license: { fileName: 'licences.json' },
          rolldownOptions: {
            input: { start: 'src/client/start.tsx' },
            // The boot script calls the entry's `start` by name.
            preserveEntrySignatures: 'allow-extension' as const,
            treeshake: {
              // Part of Emotion that nobody uses.
              moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
            },
            output: {
              codeSplitting: {
                // What the entry needs comes in one file, which Brotli packs better than pieces.
                groups: [{ name: 'start', tags: ['$initial'], test: isOfProgram }],
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
