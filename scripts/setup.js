import { ensureInstalled } from './setup/install.js'
import { runMain } from './setup/user-error.js'

// For the commands of package.json that are programs of packages.
await runMain(async () => ensureInstalled())
