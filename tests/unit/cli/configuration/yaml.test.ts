import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Configuration, fromYaml, toLine, toYaml } from '@/cli/configuration/yaml'
import { cases } from '@/tests/support/cases'

const text = fc.string({ unit: 'grapheme', maxLength: 60 })
/** Texts that YAML could take for something else. */
const tricky = fc.constantFrom(
  '09:00',
  '17:00',
  '2027-05-01',
  'no',
  'null',
  '~',
  '1e3',
  '0x1f',
  '',
  ' x ',
  '- a',
  'a: b',
  '# c',
  '\n\n',
  '\t',
  '%x',
  '&a',
  '*a',
  '!b',
  '{',
  ']',
  '"',
  "it's",
  '\u0000',
  '\u0085',
  '\u2028',
  'x'.repeat(300),
)
const words = fc.oneof(text, tricky)
const scalar = fc.oneof(
  words,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
  fc.boolean(),
  fc.constant(null),
)
const fields = fc.dictionary(
  words.filter((name) => name !== '__proto__'),
  fc.oneof(
    scalar,
    fc.array(scalar, { maxLength: 4 }),
    fc.array(fc.dictionary(fc.constantFrom('dayOfWeek', 'startTime', 'label'), scalar), { maxLength: 4 }),
  ),
  { maxKeys: 6, noNullPrototype: true },
)
const documents = fc.record(
  {
    settings: fields,
    timeOff: fc.array(fields, { maxLength: 3 }),
    pages: fc.dictionary(fc.stringMatching(/^[a-z0-9-]{3,20}$/), fields, { noNullPrototype: true }),
    forms: fields,
  },
  { requiredKeys: [], noNullPrototype: true },
)

describe('toYaml', () => {
  it('is read back as the same document, and written again as the same text', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const configuration = document as Configuration
        const yaml = toYaml(configuration)
        const read = fromYaml(yaml, 'a.yaml')
        expect(read).toEqual(JSON.parse(JSON.stringify(document)))
        expect(toYaml(read)).toBe(yaml)
      }),
      cases(200),
    )
  })

  it('sets short entries of lists in one line, and long texts as they are', () => {
    const description = 'One line.\nAnother one.'
    const availabilities = [{ dayOfWeek: 1, startTime: '09:00', endTime: '17:00' }]
    expect(toYaml({ pages: { intro: { description, durations: [30, 60], availabilities } } })).toContain(`pages:
  intro:
    description: |-
      One line.
      Another one.
    durations: [ 30, 60 ]
    availabilities:
      - { dayOfWeek: 1, startTime: "09:00", endTime: "17:00" }
`)
  })
})

describe('fromYaml', () => {
  it.each([
    ['pages: [', /^a\.yaml:1: /],
    ['a: 1\nb: 2\na: 3', /^a\.yaml:3: /],
    ['a: !secret b', /^a\.yaml:1: /],
    ['just words', /^a\.yaml has no configuration/],
    ['# nothing', /^a\.yaml has no configuration/],
  ])('refuses %j with its place', (yaml, said) => {
    expect(() => fromYaml(yaml, 'a.yaml')).toThrow(said)
  })

  it('leaves __proto__ to the server, and touches no prototype', () => {
    const read = fromYaml('pages:\n  __proto__: { title: x }\n', 'a.yaml')
    expect(JSON.stringify(read)).toBe('{"pages":{"__proto__":{"title":"x"}}}')
    expect(({} as { title?: string }).title).toBeUndefined()
  })
})

describe('toLine', () => {
  it('writes any value in one line', () => {
    expect(toLine([{ a: ['x'], b: '09:00' }])).toBe('[ { a: [ x ], b: "09:00" } ]')
    expect([toLine(null), toLine('a b'), toLine('')]).toEqual(['null', 'a b', '""'])
  })
})
