import { writeFileSync, appendFileSync } from 'node:fs'
import { buildContent } from '../src/build/build-content.ts'
import { writeArticles } from './lib/generate-articles.ts'
const root = '/tmp/exp/big'
if (process.argv[2] === 'gen') writeArticles(root, 1000)
else {
if (process.argv[2]) appendFileSync(process.argv[2], '\nUna frase más.\n')
const c = process.cpuUsage(), t = performance.now()
const { diagnostics, changedFiles } = await buildContent({ root, buildDate: '2099-01-01', basePath: '/', extraUrls: ['/rss.xml','/sitemap.xml','/robots.txt'] })
const u = process.cpuUsage(c)
console.log(diagnostics.length, diagnostics.slice(0,2), changedFiles.length, 'cpu', ((u.user + u.system) / 1e6).toFixed(2), 'wall', ((performance.now() - t)/1e3).toFixed(2), 'MB', Math.round(process.resourceUsage().maxRSS / 1024))
}
