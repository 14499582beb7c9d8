import { runNode } from './setup/run-node.js'
import { say } from './setup/user-error.js'

say('Building the site.')
process.exitCode = await runNode('scripts/run.js', 'build')
if (process.exitCode === 0)
  process.exitCode = await runNode('scripts/run.js', 'serve', ...process.argv.slice(2))
else say('The build failed; its messages are above. Nothing is being served.')
