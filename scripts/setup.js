import { ensureInstalled } from './setup/install.js'
import { runMain } from './setup/terminal.js'

// Runs before the commands of package.json that are programs of packages.
await runMain(ensureInstalled)
