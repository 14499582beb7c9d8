import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { copyProject } from './lib/copy-project.ts'
import { articleText, writeArticles } from './lib/generate-articles.ts'
import { readOptions } from './lib/read-options.ts'

/** `npm run bench:scale -- 1000`: what a build costs with that many articles more. */
const { positionals, values } = readOptions({
  allowPositionals: true,
  options: { keep: { type: 'boolean', default: false } },
})
const counts = positionals.length > 0 ? positionals.map(Number) : [10, 100, 1000]
if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error('Usage: npm run bench:scale -- [--keep] COUNT [COUNT …], e.g. 10 100 1000')
  process.exit(2)
}

type Usage = { userCPUTime: number; systemCPUTime: number; maxRSS: number }

/** Runs one build and returns the operating system's own account of it. */
function measureBuild(folder: string, ...options: string[]) {
  const usageFile = join(folder, '.cache-usage.json')
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './scripts/lib/report-usage.js', 'scripts/run.js', 'build', ...options],
    { cwd: folder, env: { ...process.env, LUMBRE_USAGE_FILE: usageFile }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`)
  const usage: Usage = JSON.parse(readFileSync(usageFile, 'utf8'))
  return {
    cpu: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    wall: (performance.now() - start) / 1e3,
    memory: usage.maxRSS / 1024,
    summary: stdout.trim().split('\n').at(-1) ?? '',
  }
}

console.log(
  `Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}\n`,
)
console.log('| articles | build | CPU s | wall s | peak MB | result |')
console.log('| ---: | --- | ---: | ---: | ---: | --- |')
for (const count of counts) {
  const folder = copyProject(process.cwd())
  writeArticles(folder, count)
  const edited = Math.floor(count / 2)
  const runs: [name: string, prepare: () => void, ...options: string[]][] = [
    ['clean', () => {}, '--without-search'],
    ['no change', () => {}, '--without-search'],
    [
      'one article edited',
      () =>
        writeFileSync(
          join(folder, `content/blog/ensayo-${String(edited).padStart(5, '0')}.mdx`),
          `${articleText(edited, count)}\nUna frase más, escrita después.\n`,
        ),
      '--without-search',
    ],
    ['search index of all pages', () => {}],
  ]
  for (const [name, prepare, ...options] of runs) {
    prepare()
    const { cpu, wall, memory, summary } = measureBuild(folder, ...options)
    console.log(
      `| ${count} | ${name} | ${cpu.toFixed(1)} | ${wall.toFixed(1)} | ${memory.toFixed(0)} | ${summary} |`,
    )
  }
  if (values.keep) console.log(`\nKept: ${folder}\n`)
  else rmSync(folder, { recursive: true, force: true })
}
