import path from 'node:path'
import { build } from 'rolldown'
import { commands } from './bundle.js'
import { root } from './root.js'

// `node scripts/setup/bundle-into.js FOLDER`: bundles all commands, and the files that they start.

/** Packages that load parts of themselves by path, or that a command may not need at all. */
const external =
  /^(?:node:|refractor\/all$|(?:vite|vike|rolldown|playwright-core|fontkit|woff2-encoder)(?:\/|$))/

await build({
  input: { ...commands, 'program-process': 'src/site/program-process.ts' },
  cwd: root,
  platform: 'node',
  tsconfig: path.join(root, 'tsconfig.json'),
  external,
  // Packages choose between their two builds at bundling time, so that only one is loaded.
  transform: { define: { 'process.env.NODE_ENV': "'production'" } },
  // The warnings are about third-party code.
  logLevel: 'silent',
  output: { dir: process.argv[2], format: 'esm', chunkFileNames: 'part-[hash].js' },
})
