import { spawnSync } from 'node:child_process'
import { requireBuiltSite } from './lib/require-built-site.ts'
import { UserError } from './setup/user-error.js'

/** `npm run check:html`: dist/ through the Nu HTML checker, without its outdated checks of CSS. */
requireBuiltSite('dist')
if (spawnSync('java', ['-version']).status !== 0)
  throw new UserError('The HTML checker needs Java 11 or newer: install it and try again.')
const pattern = 'CSS: .*|Trailing slash .*'
const { status } = spawnSync(
  'npx',
  ['--yes', 'vnu-jar@26.9.27', '--skip-non-html', '--filterpattern', `"${pattern}"`, 'dist'],
  { stdio: 'inherit', shell: true },
)
process.exitCode = status ?? 1
