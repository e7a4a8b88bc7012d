import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/form-fixtures'
import { postgresEnv, startServer, type TestServer } from '../support/server/server'
import { findUntranslated } from '../support/untranslated'

/** A second server on the same database: what its screens show is in no language that anybody speaks. */
let server: TestServer

test.beforeAll(async () => {
  const env = postgresEnv(process.env.E2E_DATABASE_URL ?? '', process.env.E2E_SMTP_URL ?? '')
  server = await startServer({
    env: { ...env, DATABASE_URL: process.env.E2E_DATABASE_URL ?? '', PSEUDO_LANGUAGE: '1' },
  })
})

test.afterAll(async () => {
  await server.kill()
})

const expectTranslated = async (page: Page) => expect(await findUntranslated(page), page.url()).toEqual([])

test.describe('Pseudo-language on every screen', () => {
  test('a booking page, its dialog, what is wrong with it and the page of the booking have no other texts', async ({
    page,
    publish,
    mails,
  }) => {
    const { slug, owner } = await publish({ title: '会議', location: 'custom', locationData: {} })
    expect((await owner.patch('/api/settings', { data: { fullName: '山田' } })).ok()).toBe(true)
    await page.goto(`${server.url}/${slug}`)
    const times = page.locator('fieldset button:not([aria-pressed])')
    await expect(times.first()).toBeVisible()
    await expectTranslated(page)
    await times.first().click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[type=submit]').click()
    await expect(dialog.locator('[aria-invalid]').first()).toBeVisible()
    await expectTranslated(page)

    const guest = `guest-${slug}@example.com`
    await dialog.locator('[name=attendeeName]').fill('花子')
    await dialog.locator('[name=attendeeEmail]').fill(guest)
    await dialog.locator('[type=submit]').click()
    await page.waitForURL(/success/)
    await expect(page.getByRole('status').first()).toBeVisible()
    const link = /\/b\/[\w.-]+/.exec((await mails.waitFor(guest)).text)?.[0] ?? ''
    await page.goto(server.url + link)
    await expectTranslated(page)
    await page.locator('main button:not(dialog *)').last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectTranslated(page)
  })

  test('a form, what is wrong with its answers and the thanks have no other texts', async ({ page, publishForm }) => {
    const labels = ['一', '二']
    const { path } = await publishForm({
      title: '質問票',
      questions: [
        { questionType: 'text', question: '名前', isRequired: true },
        { questionType: 'email', question: '宛先' },
        { questionType: 'number', question: '数' },
        { questionType: 'select', question: '選択', labels },
        { questionType: 'multiselect', question: '複数', labels },
        { questionType: 'rating', question: '評価' },
        { questionType: 'paragraph', question: '段落' },
      ],
    })
    await page.goto(server.url + path)
    await expect(page.locator('[type=submit]')).toBeEnabled()
    await expectTranslated(page)
    await page.locator('input[type=email]').fill('@')
    await page.locator('input[inputmode=decimal]').fill('2,5')
    await page.locator('[type=submit]').click()
    await expect(page.locator('[data-toast]').first()).toBeVisible()
    await expectTranslated(page)
    await page.locator('input[type=email]').fill('')
    await page.locator('input[inputmode=decimal]').fill('')
    await page.locator('input[type=text]').first().fill('花子')
    await page.locator('[type=submit]').click()
    await expect(page.locator('h1')).toBeFocused()
    await expectTranslated(page)
  })

  test.describe('before a sign-in', () => {
    test.use({ expectedConsole: [/404/] })

    test('the pages before a sign-in, and those that are missing, have no other texts', async ({ page, login }) => {
      for (const path of [
        '/auth',
        '/auth?error=token_expired',
        '/contact',
        '/no-such-page',
        '/form/no-such-form',
        '/b/x',
      ]) {
        await page.goto(server.url + path)
        await expect(page.locator('h1')).toBeVisible()
        await expectTranslated(page)
      }
      await page.goto(`${server.url}/contact`)
      await page.locator('[type=submit]').click()
      await expect(page.locator('[aria-invalid]').first()).toBeVisible()
      await expectTranslated(page)
      await login({ acceptTerms: false })
      await page.goto(`${server.url}/terms-acceptance`)
      await page.locator('main button').nth(1).click()
      await expect(page.locator('[data-toast]').first()).toBeVisible()
      await expectTranslated(page)
    })
  })

  test('the screens of an owner have no other texts', async ({ page, login }) => {
    // The name that the sidebar shows is taken from the address.
    await login({ email: `${Date.now()}@example.com` })
    for (const path of [
      '/',
      '/meetings',
      '/time-slot-pages',
      '/time-slot-pages/create',
      '/forms',
      '/forms/new',
      '/integrations',
      '/settings',
    ]) {
      await page.goto(server.url + path)
      await expect(page.locator('main h1')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect.soft(await findUntranslated(page), path).toEqual([])
    }
  })
})
