import type { Page } from '@playwright/test'
import { LANGUAGES } from '@/lib/vocabulary/languages'
import { directionOf } from '@/lib/vocabulary/text/direction'
import { ar } from '@/messages/ar'
import { de } from '@/messages/de'
import { ja } from '@/messages/ja'
import { LANGUAGE_CODES } from '@/scripts/server/languages.mjs'
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

const documentOf = (page: Page) => page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.dir }))
const summary = (page: Page) => page.locator('#languages summary')

async function expectToFit(page: Page, what: string) {
  const width = await page.locator('html').evaluate((html) => html.scrollWidth)
  expect(width, what).toBeLessThanOrEqual(NARROW.width)
}

test.describe('A page in each language', () => {
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
    ['ar', ar],
    ['ja', ja],
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

test.describe('The switch of languages', () => {
  test('keeps a choice and the rest of the address, and sets no cookie before', async ({ page, context, publish }) => {
    const { path } = await publish()
    await page.goto(`${path}?timezone=Europe%2FBerlin&name=Ada`)
    expect(await context.cookies()).toEqual([])
    await summary(page).click()
    await page.locator('#languages').getByRole('link', { name: 'Polski' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
    await expect(page).toHaveURL(`${path}?timezone=Europe%2FBerlin&name=Ada&lang=pl`)
    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ name: 'lang', value: 'pl', path: '/', sameSite: 'Lax', secure: false })
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 360 * 86_400)
    for (const other of [path, '/auth', '/contact', '/legal/terms', '/success', `${path}/times`]) {
      await page.goto(other)
      await expect(page.locator('html'), other).toHaveAttribute('lang', 'pl')
      await expect(summary(page), other).toContainText('Polski')
    }
  })

  test('closes when something else is pressed, and is reached by the keyboard', async ({ page, publish }) => {
    await page.goto((await publish()).path)
    await summary(page).focus()
    await page.keyboard.press('Enter')
    const list = page.locator('#languages ul')
    await expect(list).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(list.getByRole('link', { name: 'English' })).toBeFocused()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(list).toBeHidden()
  })

  test('keeps the answers that were typed into a form', async ({ page, publishForm }) => {
    const form = await publishForm({ questions: [{ questionType: 'text', question: 'Your town' }] })
    await page.goto(form.path)
    await page.getByRole('textbox', { name: 'Your town' }).fill('Ankara')
    await summary(page).click()
    await page.locator('#languages').getByRole('link', { name: 'Türkçe' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
    await expect(page.getByRole('textbox', { name: 'Your town' })).toHaveValue('Ankara')
  })

  test('hands a language of the address on while no choice is kept', async ({ page, publish, context }) => {
    const { path } = await publish()
    await page.goto(`${path}?lang=de`)
    await page.getByRole('group', { name: de.booking.times.label }).getByRole('button').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').nth(0).fill('Grace Hopper')
    await dialog.getByRole('textbox').nth(1).fill(newEmail('grace'))
    await dialog.locator('button[type=submit]').last().click()
    await expect(page).toHaveURL(/\/success\?lang=de$/)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.locator('a[href^="/b/"]').click()
    await expect(page).toHaveURL(/\/b\/[\w-]+\?lang=de$/)
    expect(await context.cookies()).toEqual([])
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('shows the page in the language, and the pages after it', async ({ page, publish }) => {
      const { path } = await publish()
      await page.goto(path)
      await summary(page).click()
      await page.locator('#languages').getByRole('link', { name: '日本語' }).click()
      await expect(page).toHaveURL(`${path}?lang=ja`)
      await page.getByRole('link', { name: ja.booking.plain.seeTimes }).click()
      await expect(page).toHaveURL(`${path}/times?lang=ja`)
      await page.getByRole('button', { name: ja.plain.times.showTimes }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
      await page.locator('a[href*="/times/"]').first().click()
      await page.getByRole('textbox', { name: ja.bookingDialog.name }).fill('Grace Hopper')
      await page.getByRole('textbox', { name: ja.bookingDialog.email }).fill(newEmail('grace'))
      await page.getByRole('button', { name: ja.bookingDialog.submit }).click()
      await expect(page).toHaveURL(/\/success\?booking=[\w-]+&lang=ja$/)
      await page.getByRole('link', { name: ja.success.manage }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
      await page.getByRole('button', { name: ja.managedBooking.move }).click()
      await expect(page).toHaveURL(/\/times\?lang=ja$/)
      await summary(page).click()
      await page.locator('#languages').getByRole('link', { name: 'Italiano' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    })
  })
})
