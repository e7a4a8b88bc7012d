import { describe, expect, it } from 'vitest'
import { addressesIn, withoutAddresses } from '@/lib/platform/person-hash'

const isVera = (address: string) => address.toLowerCase() === 'vera@example.org'

describe('withoutAddresses', () => {
  it.each([
    ['Ask vera@example.org.', 'Ask .'],
    ['“Vera@Example.org”, or <vera@example.org>!', '“”, or <>!'],
    ['mailto:vera@example.org?subject=x', 'mailto:?subject=x'],
    ['https://example.org/?to=vera@example.org&x=1', 'https://example.org/?to=&x=1'],
    ['oldvera@example.org and vera@example.org.uk', 'oldvera@example.org and vera@example.org.uk'],
    ['a@b, @ and vera@', 'a@b, @ and vera@'],
    ['', ''],
  ])('makes %j to %j', (text, without) => {
    expect(withoutAddresses(text, isVera)).toBe(without)
  })

  it('reads a long word once', () => {
    const text = `@${'a'.repeat(1_000_000)}`
    expect(withoutAddresses(text, () => true)).toBe(text)
  })
})

describe('addressesIn', () => {
  it('finds each address once, in lower case', () => {
    expect(addressesIn('{"a":"Vera@example.org","b":["vera@example.org","x@y"],"c":"@z"}')).toEqual([
      'vera@example.org',
      'x@y',
    ])
  })

  it('reads a long word once', () => {
    expect(addressesIn(`@${'a'.repeat(1_000_000)} x@y`)).toEqual(['x@y'])
  })
})
