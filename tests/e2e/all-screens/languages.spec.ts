import { directionOf } from '@/lib/vocabulary/text/direction'
import { LANGUAGE_CODES } from '@/scripts/server/languages.mjs'
import { expect, test } from '@/tests/support/browser/booking-fixtures'

/** The document's tag, the title and how Next's cache answered. */
async function read(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers })
  const html = await answer.text()
  const [, lang = '', dir = ''] = /<html lang="([^"]*)" dir="([^"]*)"/.exec(html) ?? []
  return { lang, dir, title: /<title>([^<]*)/.exec(html)?.[1], cache: answer.headers.get('x-nextjs-cache') }
}

test.describe("The language of a visitor's page", () => {
  test('is the one asked for, and each is cached apart', async ({ publish, baseURL }) => {
    const url = `${baseURL}${(await publish()).path}`
    for (const code of LANGUAGE_CODES) {
      const asked = { 'accept-language': `xx,${code};q=0.9` }
      expect(await read(url, asked)).toMatchObject({ lang: code, dir: directionOf(code), cache: 'MISS' })
      expect(await read(url, asked)).toMatchObject({ lang: code, cache: 'HIT' })
    }
  })

  test('is chosen by the address, then by the cookie, then by the browser, and is else the one of its owner', async ({
    publish,
    baseURL,
  }) => {
    const url = `${baseURL}${(await publish()).path}`
    const headers = { cookie: 'lang=ja', 'accept-language': 'de' }
    expect((await read(`${url}?lang=ar`, headers)).lang).toBe('ar')
    expect((await read(`${url}?lang=absurd`, headers)).lang).toBe('ja')
    expect((await read(url, { ...headers, cookie: 'lang=absurd' })).lang).toBe('de')
    const own = await read(url, { 'accept-language': '../../etc/passwd' })
    expect(own).toEqual({ ...(await read(url)), cache: own.cache })
    expect(own).toMatchObject({ lang: 'en', title: expect.stringMatching(/ · Slotform$/) })
  })

  test('holds for pages without an owner, for missing ones and for those without scripts', async ({ baseURL }) => {
    const asked = { 'accept-language': 'pl' }
    for (const path of [
      '/success',
      '/legal/terms',
      '/auth',
      '/contact',
      '/no-such-page',
      '/no/such/page',
      '/b/nothing',
    ]) {
      expect((await read(`${baseURL}${path}`, asked)).lang, path).toBe('pl')
    }
    expect((await read(`${baseURL}/no-such-page/times`, asked)).lang).toBe('pl')
  })
})
