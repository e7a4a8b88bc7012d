import { describe, expect, it } from 'vitest'
import { idsOf, uuid5 } from '@/lib/arrivals/arrived-id'

describe('uuid5', () => {
  it('makes the UUID of the RFC’s example', () => {
    const dns = Buffer.from('6ba7b8109dad11d180b400c04fd430c8', 'hex')
    expect(uuid5(dns, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2')
  })
})

describe('idsOf', () => {
  it('is the same in each run, and another for each account, kind and thing', () => {
    const ids = ['A', 'B'].flatMap((account) => {
      const toId = idsOf('calendly', account)
      return [toId('page', '1'), toId('page', '2'), toId('form', '1')]
    })
    expect(new Set(ids).size).toBe(6)
    expect(idsOf('calendly', 'A')('page', '1')).toBe(ids[0])
  })
})
