import { register } from 'tsx/esm/api'

// Worker threads of Node 20 do not inherit the TypeScript loader of their parent.
register()
await import('./render-worker.ts')
