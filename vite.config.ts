import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { readEnvironment } from './src/content/environment.ts'
import { bootScript } from './src/site/vite-boot-script.ts'

/** The settings file as validated by the content build. */
const settings: { address: string } = JSON.parse(
  readFileSync('src/content/generated/site.json', 'utf8'),
)

/**
 * Folders in which vike need not look for its config files, which are in src/pages: it would list
 * all articles and pages. This can only be set through the environment.
 */
const uncrawled = ['content', 'src/content', 'dist', '.cache', 'tests', 'bench', 'docs', 'public']
process.env.VIKE_CRAWL ??= JSON.stringify({
  git: false,
  ignore: uncrawled.map((folder) => `${folder}/**`),
})

/**
 * Whether a module belongs to the site's program; vike adds entries of its own that no page loads.
 */
const isOfProgram = (id: string) => !/vike|@brillout/.test(id)

export default defineConfig(({ command }) => {
  const { basePath, noindex } = readEnvironment(settings.address)
  return {
    base: basePath,
    cacheDir: '.cache/vite',
    plugins: [react({ jsxImportSource: '@emotion/react' }), vike(), bootScript()],
    define: {
      // A plain constant, because vike takes import.meta.env from the environment.
      SITE_NOINDEX: JSON.stringify(noindex),
    },
    // Otherwise vike records the server entry in node_modules, which copies of the project share.
    vitePluginServerEntry: { disableAutoImport: true },
    // vike treats every page as HTML only; the boot script loads the client entry later.
    environments: {
      ssr: {
        // Packages choose their production build by this, as in the browser.
        define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
        build: {
          // The server may import statically what the browser loads on demand.
          rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
        },
        resolve: {
          // Bundled packages use their production build, and the server's program loads as one
          // file.
          noExternal: command === 'build' ? [/^react/, /^@emotion\//] : [],
        },
      },
      client: {
        build: {
          modulePreload: { polyfill: false },
          // Published by third-party-notices.ts.
          license: { fileName: 'licences.json' },
          rolldownOptions: {
            // The entry imports the second one; both count as initial for the groups below.
            input: { start: 'src/client/start.ts', program: 'src/client/hydrate.tsx' },
            // The boot script calls the entry's `start` by name.
            preserveEntrySignatures: 'allow-extension',
            treeshake: {
              // Parts of Emotion that the site does not use.
              moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
            },
            output: {
              codeSplitting: {
                // Two files, which compress better than several: the entry with what it imports, React,
                // which the browser evaluates in a task of its own; and what every page needs.
                groups: [
                  { name: 'start', test: /client\/start\.ts$/, priority: 1 },
                  { name: 'program', tags: ['$initial'], test: isOfProgram },
                ],
              },
            },
            // Silences warnings about slow plugins and about groups that vike makes.
            checks: { bundlerTimings: false },
          },
        },
      },
    },
  }
})
