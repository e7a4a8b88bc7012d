import { describe, expect, it } from 'vitest'
import { languageToName } from '@/lib/meetings/visitor/language-to-name'
import { withLanguage } from '@/lib/meetings/visitor/with-language'

describe('withLanguage', () => {
  it.each([
    ['/intro', '/intro?lang=pt-BR'],
    ['/intro?k=1', '/intro?k=1&lang=pt-BR'],
    ['/intro/times?date=2030-01-02#day', '/intro/times?date=2030-01-02&lang=pt-BR#day'],
    ['/intro#day', '/intro?lang=pt-BR#day'],
  ])('adds a language to %s', (path, added) => expect(withLanguage(path, 'pt-BR')).toBe(added))

  it('leaves an address alone where none is asked for', () => {
    expect(withLanguage('/intro', null)).toBe('/intro')
    expect(withLanguage('/intro', undefined)).toBe('/intro')
  })
})

describe('languageToName', () => {
  it('names every language but the default one', () => {
    expect(languageToName('de')).toBe('de')
    expect(languageToName('en')).toBeNull()
  })
})
