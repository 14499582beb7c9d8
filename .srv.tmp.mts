import { createSiteServer, listen } from '/work/wt/visit/scripts/lib/site-server.ts'
const s = createSiteServer({ dir: process.argv[2], brotli: true }); console.log(await listen(s,{port: Number(process.argv[3])}))
