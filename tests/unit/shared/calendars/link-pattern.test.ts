import { describe, expect, it } from 'vitest'
import { fillPattern, hostOfPattern, isLinkPattern, toCode } from '@/lib/shared/calendars/link-pattern'

describe('isLinkPattern', () => {
  it.each([
    'https://meet.jit.si/{random}',
    'https://meet.example.com:8443/rooms/a-{random}?lang=en#config.prejoinPageEnabled=false',
    'https://meet.example.com/{random}/{random}',
    'http://localhost:8000/{random}',
    'http://127.0.0.1/{random}',
    'http://[::1]/{random}',
  ])('accepts %s', (pattern) => expect(isLinkPattern(pattern)).toBe(true))

  it.each([
    '',
    'meet.jit.si/{random}',
    'https://meet.jit.si/',
    'https://meet.jit.si/{ random }',
    'https://meet.jit.si/%7Brandom%7D',
    'https://meet.jit.si/abcdefghijkmnpqr',
    'https://meet.jit.si/abcdefghijkmnpqr?room={random}',
    'https://meet.jit.si/{random}/../room',
    'https://meet.jit.si/?room={random}',
    'https://meet.jit.si/#{random}',
    'https://{random}.meet.example/',
    'https://{random}.meet.example/{random}',
    'https://user:secret@meet.example/{random}',
    'https://{random}@meet.example/{random}',
    'http://meet.example/{random}',
    'http://localhost.example/{random}',
    'ftp://meet.example/{random}',
    'javascript:alert(1)/{random}',
    `https://meet.example/${'{random}'.repeat(300)}`,
  ])('refuses %s', (pattern) => expect(isLinkPattern(pattern)).toBe(false))
})

describe('toCode', () => {
  it('takes each of the 32 characters for as many bytes, and none that looks like another', () => {
    const counts = new Map<string, number>()
    for (let byte = 0; byte < 256; byte += 1) {
      const [character = ''] = toCode(new Uint8Array(16).fill(byte))
      counts.set(character, (counts.get(character) ?? 0) + 1)
    }
    expect([...counts.keys()].sort().join('')).toBe('23456789abcdefghijkmnpqrstuvwxyz')
    expect(new Set(counts.values())).toEqual(new Set([8]))
    expect(toCode(new Uint8Array(20))).toHaveLength(16)
  })
})

describe('fillPattern', () => {
  it('puts the same code into every place', () => {
    expect(fillPattern('https://meet.example/{random}?room={random}', 'abc')).toBe('https://meet.example/abc?room=abc')
  })
})

describe('hostOfPattern', () => {
  it.each([
    ['https://meet.example:8443/{random}', 'meet.example:8443'],
    ['meet.example', ''],
    [undefined, ''],
  ])('%s: %s', (pattern, host) => expect(hostOfPattern(pattern)).toBe(host))
})
