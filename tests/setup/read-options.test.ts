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

test('--help prints the options, and nothing is done', async () => {
  const answer = await runCommand('new', '.', '--help')
  expect(answer.code).toBe(0)
  expect(answer.stderr).toContain('npm run new -- "Título"')
  expect(answer.stderr).toContain('Este comando no tiene opciones.')
  expect(() => readOptions({ args: ['--help'], options }, 'es')).toThrow(
    /^Las opciones son --port, --drafts\.$/,
  )
  const check = await runCommand('check', '.', '--help')
  expect(check.stderr).toContain('\n  --fix          arregla lo que no deja dudas\n')
})

test.each([
  ['dev', '--port=abc', '--port es un número de 0 a 65535, p. ej. 3000, no "abc".'],
  ['check', '--format=xml', '--format puede ser terminal, json, github, sarif, no "xml".'],
])('the command %s answers %s with one line and does nothing', async (name, option, line) => {
  const answer = await runCommand(name, '.', option)
  expect(answer).toMatchObject({ code: 2, stdout: '', stderr: `${line}\n` })
})
