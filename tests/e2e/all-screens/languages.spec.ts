import type { Page } from 'playwright/test'
import { LANGUAGE_CODES, LANGUAGES } from '@/lib/shared/languages'
import { directionOf } from '@/lib/shared/text/direction'
import { readTranslation } from '@/messages/translations'
import { expectNoFindings } from '@/tests/support/browser/axe'
import { expect, newEmail, test } from '@/tests/support/browser/form-fixtures'
import { EACH_TYPE } from '@/tests/support/browser/form-screen'

const NARROW = { width: 320, height: 640 }

/** The document's tag, the title and how Next's cache answered. */
async function read(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers })
  const html = await answer.text()
  const [, lang = '', dir = ''] = /<html lang="([^"]*)" dir="([^"]*)"/.exec(html) ?? []
  return { lang, dir, title: /<title>([^<]*)/.exec(html)?.[1], cache: answer.headers.get('x-nextjs-cache') }
}

test.describe("The language of a visitor's page", { tag: '@nightly' }, () => {
  test('is the one asked for, and each is cached apart', async ({ publish, baseURL }) => {
    const url = `${baseURL}${(await publish()).path}`
    for (const code of LANGUAGE_CODES) {
      const asked = { 'accept-language': `xx,${code};q=0.9` }
      expect(await read(url, asked)).toMatchObject({ lang: code, dir: directionOf(code), cache: 'MISS' })
      // Next answers first and stores the page right after.
      await expect.poll(() => read(url, asked)).toMatchObject({ lang: code, cache: 'HIT' })
    }
  })

  test('is cached apart with a cookie too, and the address wins over it', async ({ publish, baseURL }) => {
    const url = `${baseURL}${(await publish()).path}`
    const cookie = (lang: string) => ({ cookie: `lang=${lang}`, 'accept-language': 'pl' })
    expect(await read(`${url}?lang=ar`, cookie('ja'))).toMatchObject({ lang: 'ar', dir: 'rtl', cache: 'MISS' })
    // The cookie's language has not been rendered, and the address' one is there for everybody.
    expect(await read(url, cookie('ja'))).toMatchObject({ lang: 'ja', dir: 'ltr', cache: 'MISS' })
    expect(await read(`${url}?lang=ar`, cookie('de'))).toMatchObject({ lang: 'ar', cache: 'HIT' })
    expect(await read(url, cookie('ar'))).toMatchObject({ lang: 'ar', cache: 'HIT' })
    expect(await read(url, cookie('ja'))).toMatchObject({ lang: 'ja', cache: 'HIT' })
    expect(await read(url, { 'accept-language': 'pl' })).toMatchObject({ lang: 'pl', cache: 'MISS' })
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
      expect((await read(`${baseURL}${path}?lang=tr`, asked)).lang, path).toBe('tr')
    }
    expect((await read(`${baseURL}/no-such-page/times`, asked)).lang).toBe('pl')
  })
})

const documentOf = (page: Page) => page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.dir }))
const summary = (page: Page) => page.locator('#languages summary')

async function expectToFit(page: Page, what: string) {
  const width = await page.locator('html').evaluate((html) => html.scrollWidth)
  expect(width, what).toBeLessThanOrEqual(NARROW.width)
}

test.describe('A page in each language', { tag: '@nightly' }, () => {
  test('fits the narrowest phone, with the list of languages open too', async ({ page, publish, publishForm }) => {
    const { path } = await publish()
    const form = await publishForm({ questions: EACH_TYPE })
    await page.setViewportSize(NARROW)
    for (const code of LANGUAGE_CODES) {
      await page.goto(`${path}?lang=${code}`)
      await expect(page.locator('[data-slot], [role=gridcell]').first()).toBeVisible()
      expect(await documentOf(page)).toEqual({ lang: code, dir: directionOf(code) })
      await expectToFit(page, `booking in ${code}`)
      await summary(page).click()
      await expectToFit(page, `list in ${code}`)
      await expect(page.locator('#languages a[aria-current]')).toHaveText(LANGUAGES[code].name)
      await page.goto(`${form.path}?lang=${code}`)
      expect(await documentOf(page)).toEqual({ lang: code, dir: directionOf(code) })
      await expectToFit(page, `form in ${code}`)
    }
  })

  for (const [code, texts] of [
    ['ar', readTranslation('ar')],
    ['ja', readTranslation('ja')],
  ] as const) {
    test.describe(`to somebody whose browser says ${code}`, () => {
      test.use({ locale: code })

      test('books in it, and stays in it', async ({ page, publish }) => {
        const { path } = await publish()
        await page.setViewportSize(NARROW)
        await page.goto(path)
        const times = page.getByRole('group', { name: texts.booking.times.label }).getByRole('button')
        await times.first().click()
        const dialog = page.getByRole('dialog', { name: texts.bookingDialog.title })
        await dialog.getByRole('textbox', { name: texts.bookingDialog.name }).fill('Grace Hopper')
        await dialog.getByRole('textbox', { name: texts.bookingDialog.email }).fill(newEmail('grace'))
        await expectToFit(page, 'the form')
        await expectNoFindings(page, [NARROW])
        await dialog.getByRole('button', { name: texts.bookingDialog.submit }).click()
        await expect(page.getByRole('heading', { level: 1, name: texts.success.heading })).toBeVisible()
        await expect(page).toHaveURL(/\/success$/)
        expect(await documentOf(page)).toEqual({ lang: code, dir: directionOf(code) })
        await expectToFit(page, 'the confirmation')
        await expectNoFindings(page, [NARROW])
        await page.getByRole('link', { name: texts.success.manage }).click()
        await expect(page.getByText(texts.managedBooking.status.confirmed, { exact: true })).toBeVisible()
        expect(await documentOf(page)).toEqual({ lang: code, dir: directionOf(code) })
        await expectToFit(page, 'the booking')
        await expectNoFindings(page, [NARROW])
      })
    })
  }
})
