import { serveEditor } from '../src/editor/server.ts'
import { openProjectContent } from './lib/run-content-build.ts'

/**
 * `node scripts/run.js lsp`: checks texts while they are typed, in any editor; see docs/editor.md.
 */
serveEditor((root) => openProjectContent(root, { spelling: 'sliced' }))
