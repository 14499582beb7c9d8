import { describe, expect, test } from 'vitest'
import { compile, faults, inWords } from './support.ts'

const stopped = (cases: [source: string, expected: string[]][]) =>
  test.each(cases)('%j', async (source, expected) => {
    expect(await faults(source)).toEqual(expected)
  })

// The cases of tests/content/cases/bodies.ts are not repeated here.
describe('common mistakes have a message and a range of their own', () => {
  stopped([
    ['uno <!-- dos\ntres --> cuatro <br>', ['1:5 html-comment', '2:17 html-element']],
    ['<!-- sin cerrar', ['1:1 html-comment']],
    ['<hola@a.mx>', ['1:1 angle-link']],
    ['<mailto:hola@a.mx>', ['1:1 angle-link']],
    ['a <= b', ['1:3 stray-less-than']],
    ['<!DOCTYPE html>', ['1:1 html-declaration']],
    ['<?php echo 1 ?>', ['1:1 html-declaration']],
    ['uno {\n\ndos }', ['1:5 unclosed-brace']],
    ['`{` y {', ['1:7 unclosed-brace']],
    ['> {a\nb}', ['1:3 unclosed-brace']],
  ])
})

describe('tags that are malformed or do not match', () => {
  stopped([
    ['uno <PlanPrice service="a" plan="b"> dos', ['1:5 unclosed-tag']],
    [
      '<Quote author="a">\n\n<Callout>\n\nb\n\n</Quote>\n\n</Callout>',
      ['7:1 mismatched-tag', '9:1 mismatched-tag'],
    ],
    ['- <Callout>\n\n  uno\n\n</Callout>', ['1:3 unclosed-tag']],
    ['<Callout>\n\n- uno </Callout>', ['3:7 misplaced-tag']],
    ['**<Callout>** a </Callout>', ['1:3 unclosed-tag']],
    ['<Callout title=Hola>\n\na\n\n</Callout>', ['1:16 unquoted-value']],
    ['<Callout title="Hola>\n\na\n\n</Callout>', ['1:16 unclosed-quote']],
    ['<Callout title="Hola"\n\na', ['1:1 unfinished-tag']],
    ['<Callout title="a < b" ;>a</Callout>', ['1:24 invalid-tag']],
    ['</Callout title="a">', ['1:1 unopened-tag']],
    ['<Callout>a</Callout title="a">', ['1:11 invalid-tag']],
    ['<Callout>a</Callout/>', ['1:11 invalid-tag']],
    ['> <Callout\ntitle="a">b</Callout>', ['1:3 lazy-line']],
  ])
})

test('positions are those of the file, whose frontmatter became blank lines', async () => {
  expect(await faults('\n\n\n\nuno\n<br>')).toEqual(['6:1 html-element'])
  expect(await faults('\r\n\r\nuno\r\n\r\n\t{x}')).toEqual(['5:2 expression'])
  expect(await faults('\ufeff<br>')).toEqual(['1:1 html-element'])
})

test('no message of the parser reaches the writer', async () => {
  const pieces = [
    ...['<', '</', '>', '{', '}', '<A', '<A b=', '"', '/>', '`', '*'],
    ...['_', '[', '](', '- '],
  ]
  for (const first of pieces)
    for (const second of pieces) {
      const { problems } = await compile(`a ${first}${second}b\n\n${second} c ${first}`)
      for (const problem of problems)
        expect(inWords(problem)).not.toMatch(/expected|unexpected|could not|cannot|closing/i)
    }
})
