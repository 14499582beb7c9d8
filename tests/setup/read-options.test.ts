import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { inSpanish, parseOptions } from '../../scripts/lib/read-options.ts'
import { SetupError } from '../../scripts/setup/messages.js'

const parse = (...args: string[]) =>
  parseOptions({ args, options: { port: { type: 'string' }, drafts: { type: 'boolean' } } })

test('options that there are are read', () => {
  expect(parse('--port', '80', '--drafts').values).toEqual({ port: '80', drafts: true })
})

test.each([
  [['--prot', '80'], "Unknown option '--prot'. The options are --port, --drafts."],
  [['-x'], "Unknown option '-x'. The options are --port, --drafts."],
  [['--port'], "Option '--port <value>' argument missing. The options are --port, --drafts."],
  [['here'], "Unexpected argument 'here'. The options are --port, --drafts."],
])('%s is answered with one line that names it and the options that there are', (args, line) => {
  expect(() => parse(...args)).toThrow(new SetupError(line))
})

test.each([
  [['--prot', '80'], 'No existe la opción --prot. Las opciones son --port, --drafts.'],
  [['here'], 'Sobra here. Las opciones son --port, --drafts.'],
  [['--port'], 'A la opción --port le falta su valor: --port=…'],
  [['--port', '--drafts'], 'A la opción --port le falta su valor: --port=…'],
  [['--drafts=3'], 'La opción --drafts no lleva valor.'],
])('%s is answered in Spanish where writers ask', (args, line) => {
  const options = { port: { type: 'string' }, drafts: { type: 'boolean' } } as const
  expect(() => parseOptions({ args, options }, inSpanish)).toThrow(new SetupError(line))
})

test.each([
  ['dev', '--port=abc', '--port es un número de 0 a 65535, p. ej. 3000, no "abc".'],
  ['build-content', '--format=xml', '--format puede ser terminal, json o github, no "xml".'],
])('the command %s refuses %s with one line', (name, option, line) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.js', name, option], {
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 2, stderr: `${line}\n` })
})

test.each([
  ['build', "Unknown option '--nonsense'. The options are --without-search, --threads."],
  ['build-content', 'No existe la opción --nonsense. Las opciones son --format, --drafts.'],
  ['dev', 'No existe la opción --nonsense. Las opciones son --port.'],
  ['serve', "[lumbre] Unknown option '--nonsense'. The options are --port, --host, --dir, --base."],
  ['shots', "Unknown option '--nonsense'. The options are --widths, --out."],
  ['bench-scale', "Unknown option '--nonsense'. The options are --keep."],
  ['bench-peers', "Unknown option '--nonsense'. The options are --runs, --peers."],
  ['draw-social', "Unknown option '--nonsense'. There are no options."],
  ['check-launch', "Unknown option '--nonsense'. There are no options."],
  ['new', 'No existe la opción --nonsense: este comando no tiene opciones, solo un título.'],
])('the command %s answers an unknown option with one line and does nothing', (name, line) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.js', name, '--nonsense'],
    { encoding: 'utf8' },
  )
  expect({ stdout, stderr }).toEqual({ stdout: '', stderr: `${line}\n` })
  expect([1, 2]).toContain(status)
})
