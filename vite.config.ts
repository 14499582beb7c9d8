import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'
import { readEnvironment } from './src/site/environment.ts'
import { bootScript } from './src/site/vite-boot-script.ts'

/** The settings file, as the content build has validated it. */
const settings: { address: string } = JSON.parse(
  readFileSync('src/content/generated/shell.json', 'utf8'),
)

/**
 * The router in its form for production, without the components that nobody uses: its package names
 * the development form alone, and what makes a component is not marked as free of side effects.
 */
const leanRouter: Plugin = {
  name: 'lumbre:lean-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^react-router(-dom)?$/,
          replacement: resolve('node_modules/react-router/dist/production/index.mjs'),
        },
      ],
    },
  }),
  transform: {
    filter: { id: /[\\/]react-router[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(/\bReact\d*\.(forwardRef|memo)\(/g, '/* @__PURE__ */ $&')
        .replace(/^\w+\.displayName = .*$/gm, '')
        // Within the class, so that it goes with it.
        .replace(
          /^var (\w+) = (class extends .*\{)$([\s\S]*?)^\1\.contextType = (\w+);$/gm,
          'var $1 = $2 static contextType = $4; $3',
        ),
      map: null,
    }),
  },
}

/**
 * What Emotion brings to the browser and we never use: the cache that it makes by default, for which
 * our own small one stands in, and the list of properties whose numbers have no unit, for styles that
 * are objects; ours are text (tests/dependency-rule.test.ts).
 */
const leanEmotion: Plugin = {
  name: 'lumbre:lean-emotion',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^@emotion\/(cache|unitless)$/ },
    handler: (id, importer) => {
      if (id === '@emotion/unitless') return `\0${id}`
      return importer?.includes('/@emotion/react/')
        ? resolve('src/client/nesting-cache.ts')
        : undefined
    },
  },
  load: { filter: { id: /^\0@emotion\/unitless$/ }, handler: () => 'export default {}' },
}

/**
 * Where vike need not look for its settings files, which lie in src/renderer: it would read the names
 * of all articles and pages. It can be told by the environment alone.
 */
const uncrawled = ['content', 'src/content', 'dist', '.cache', 'tests', 'bench', 'docs', 'public']
process.env.VIKE_CRAWL ??= JSON.stringify({
  git: false,
  ignore: uncrawled.map((folder) => `${folder}/**`),
})

export default defineConfig(({ command }) => {
  const { origin, basePath, noindex } = readEnvironment(settings.address)
  return {
    base: basePath,
    cacheDir: '.cache/vite',
    plugins: [
      react({ jsxImportSource: '@emotion/react' }),
      vike(),
      bootScript(),
      leanRouter,
      leanEmotion,
    ],
    define: {
      'import.meta.env.SITE_ORIGIN': JSON.stringify(origin),
      'import.meta.env.FORMS_ENDPOINT': JSON.stringify(process.env.FORMS_ENDPOINT ?? ''),
      'import.meta.env.SITE_NOINDEX': JSON.stringify(noindex),
    },
    // To vike every page is HTML alone: the boot script loads the entry when its time has come.
    environments: {
      ssr: {
        // The server's packages come in one of their two builds, as the browser's do.
        define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
        // What renders a page, for the build; see src/site/render-page.ts.
        build: {
          rolldownOptions: {
            input: { document: 'src/site/document/render-document.tsx' },
            // What the browser loads later, the server may have at hand.
            checks: { ineffectiveDynamicImport: false },
          },
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
            input: { client: 'src/client/client.tsx' },
            // The boot script calls the entry's `hydrate` by name.
            preserveEntrySignatures: 'allow-extension' as const,
            // Advice on the time of plugins, and on groups that vike makes.
            checks: { bundlerTimings: false },
            treeshake: {
              // Part of an Emotion component that nobody uses.
              moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
            },
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'client',
                    // With what stands on most pages.
                    test: /src\/(renderer\/client|components\/(Cover|Fire|Icon|Meta))\.tsx$/,
                  },
                  {
                    name: 'reading',
                    test: /src\/(pages\/(article|text)\/|components\/TableOfContents)/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  }
})
