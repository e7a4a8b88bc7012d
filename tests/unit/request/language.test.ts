import { describe, expect, it } from 'vitest'
import { ACCEPTED_LANGUAGE, cachedPaths, languageRewrites } from '@/lib/http/languages.mjs'
import { languageAsked } from '@/lib/request/language'
import { LANGUAGE_CODES, LANGUAGES, OWNER_LANGUAGES } from '@/lib/shared/languages'
import { startProcessorTime } from '@/tests/support/processor-time'

const asked = ({ query = '', cookie = '', accepted = '' }) =>
  languageAsked(new Headers({ cookie, 'accept-language': accepted }), new URLSearchParams(query))

describe('languageAsked', () => {
  it('takes the query before the cookie, and the cookie before the browser', () => {
    expect(asked({ query: 'lang=ar', cookie: 'lang=de', accepted: 'fr' })).toBe('ar')
    expect(asked({ cookie: 'a=b; lang=de', accepted: 'fr' })).toBe('de')
    expect(asked({ accepted: 'fr' })).toBe('fr')
    expect(asked({})).toBeNull()
  })

  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['nl, sv;q=0.9,pl;q=0.8', 'pl'],
    ['pt', 'pt-BR'],
    ['pt-PT,en', 'pt-BR'],
    ['zh-Hant-TW', null],
    ['english', null],
    ['arz,ar', 'ar'],
    ['*', null],
    ['de ;q=0.8', 'de'],
    ['de-AT;q=0.5, fr-CH', 'fr'],
    ['en;q=0.3,ja;q=0.3,pl;q=0.9', 'pl'],
    ['de;q=0, it;q=0.1', 'it'],
    ['de;q=x', null],
    ['AR-eg', 'ar'],
    ['DE', 'de'],
    ['PT-BR', 'pt-BR'],
    ['nl;Q=0.9, De-at;Q=1', 'de'],
    ['zh-HANT, Fr-CH;q=0.5', 'fr'],
  ] as const)('reads the most wanted of ours in %s', (accepted, language) => {
    expect(asked({ accepted })).toBe(language)
  })

  it('keeps the order of languages that are wanted alike', () => {
    expect(asked({ accepted: 'sv;q=0.7,it;q=0.7,de;q=0.7' })).toBe('it')
  })

  it.each(['lang=xx', 'lang=', 'lang=../../etc', 'lang=de%0Aar', 'lang=de_AT'])('passes over %s', (query) => {
    expect(asked({ query, accepted: 'it' })).toBe('it')
  })

  it('reads a header of any length in its own time', () => {
    const used = startProcessorTime()
    expect(asked({ accepted: `${'x,   '.repeat(4000)}y` })).toBeNull()
    expect(asked({ accepted: `${'x ; q=0.1,'.repeat(2000)}y` })).toBeNull()
    expect(used()).toBeLessThan(500)
  })
})

describe('languageRewrites', () => {
  it('leads to a page of each language in the order in which one is chosen', () => {
    expect(languageRewrites('/:slug((?!x$)[a-z]+)').map(({ has, destination }) => [has[0]?.type, destination])).toEqual(
      [
        ['query', '/in/:language/:slug'],
        ['cookie', '/in/:language/:slug'],
        ['header', '/in/:language/:slug'],
      ],
    )
    expect(new RegExp(`^${ACCEPTED_LANGUAGE}$`).exec('pt-BR,en')?.groups?.language).toBe('pt')
  })
})

describe('cachedPaths', () => {
  it('lists a page in its own language and in each of ours', () => {
    expect(cachedPaths('form/a')).toHaveLength(1 + LANGUAGE_CODES.length)
    expect(cachedPaths('form/a').slice(0, 2)).toEqual(['/form/a', '/in/en/form/a'])
    expect(cachedPaths('form/a')).toContain('/in/pt/form/a')
  })
})

describe('OWNER_LANGUAGES', () => {
  it('lists those whose screens for owners are translated', () => {
    expect(OWNER_LANGUAGES).toEqual(LANGUAGE_CODES.filter((code) => LANGUAGES[code].isForOwners))
  })
})
