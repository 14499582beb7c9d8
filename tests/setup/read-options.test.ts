import { expect, test } from 'vitest'
import { readOptions } from '../../scripts/lib/read-options.ts'
import { runCommand } from '../support/run-command.ts'

const options = { port: { type: 'string' }, drafts: { type: 'boolean' } } as const

test.each([
  ['--prot', "Unknown option '--prot'", 'No existe la opción --prot'],
  ['here', "Unexpected argument 'here'", 'Sobra here'],
  ['--port', "Option '--port <value>' argument missing", 'Revisa el valor de la opción --port'],
])('%s is answered with one line that names it and the options', (arg, english, spanish) => {
  const read = (language: 'en' | 'es') => () => readOptions({ args: [arg], options }, language)
  expect(read('en')).toThrow(`${english}. The options are --port, --drafts.`)
  expect(read('es')).toThrow(`${spanish}. Las opciones son --port, --drafts.`)
})

test('--help prints the options with what they do, and nothing is done', async () => {
  const { code, stderr } = await runCommand('check', '.', '--help')
  expect(code).toBe(0)
  expect(stderr).toMatch(/Las opciones son --.*\n {2}--fix {10}arregla lo que no deja dudas\n/s)
})

test.each([
  ['dev', '--port=abc', '--port es un número de 0 a 65535, p. ej. 3000, no "abc".'],
  ['check', '--format=xml', '--format puede ser terminal, json, github, sarif, no "xml".'],
  ['constructor', '', 'There is no command "constructor". There are: test, '],
])('the command %s answers %s with one line and does nothing', async (name, option, line) => {
  const run = await runCommand(name, '.', option)
  expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(`^${line}.*\n$`) })
})
