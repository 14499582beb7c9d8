import { ensureInstalled } from './setup/install.js'
import { runMain, say } from './setup/messages.js'
import { command, runNode } from './setup/run.js'

await runMain(async () => {
  ensureInstalled()

  say('Building the site.')
  const build = await runNode(command('build'))
  if (build.interrupted) return build.code || 130
  if (build.code !== 0) {
    say('The build failed; its messages are above. Nothing is being served.')
    return build.code
  }

  const serve = await runNode(command('serve', ...process.argv.slice(2)))
  return serve.code
})
