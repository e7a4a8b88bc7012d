import type { Page } from 'playwright/test'
import { expect, expectFits, expectTranslated, open, t, test } from '@/tests/support/browser/pseudo-fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { saveSettings } from '@/tests/support/factories/owners'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('Pseudo-language on screens of visitors', { tag: '@nightly' }, () => {
  test('a booking page, its dialog, what is wrong with it and the page of the booking have no other texts', async ({
    page,
    publish,
    mails,
  }) => {
    const { slug, owner } = await publish({ title: '会議', description: '説明', location: 'custom', locationData: {} })
    await saveSettings(senderOf(owner), { fullName: '山田' })
    await open(page, `/${slug}`)
    const times = page.getByRole('group', { name: t.booking.times.label }).getByRole('button')
    await expect(times.first()).toBeVisible()
    await expectTranslated(page)
    await expectFits(page)
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
    const link = /\/b\/[\w.-]+/.exec((await mails.waitFor(guest)).text)?.[0] ?? ''
    await open(page, link)
    await expectTranslated(page)
    await expectFits(page)
    await button(page, t.managedBooking.cancel).click()
    const asked = page.getByRole('dialog')
    await expect(asked).toBeVisible()
    await expectTranslated(page)
    await button(page, t.managedBooking.cancel).last().click()
    await expect(page.getByText(t.managedBooking.status.cancelled, { exact: true }).first()).toBeVisible()
    await expectTranslated(page)
  })

  test.describe('in trouble', () => {
    test.use({ expectedConsole: [/Failed to load resource/] })

    test('a time that is gone, no times, and times that cannot be read have no other texts', async ({
      page,
      publish,
      sql,
    }) => {
      const fields = { title: '会議', location: 'custom', locationData: {} }
      const [taken, empty, unread] = [
        await publish(fields),
        await publish({ ...fields, availabilities: [] }),
        await publish(fields),
      ]
      for (const { owner } of [taken, empty, unread]) await saveSettings(senderOf(owner), { fullName: '山田' })
      await page.goto(taken.path)
      await page.getByRole('group', { name: t.booking.times.label }).getByRole('button').first().click()
      await page.route('**/book', (route) => route.fulfill({ status: 409, json: { message: 'taken', code: 'taken' } }))
      const dialog = page.getByRole('dialog')
      await dialog.locator('[name=attendeeName]').fill('花子')
      await dialog.locator('[name=attendeeEmail]').fill('guest@example.com')
      await dialog.locator('[type=submit]').click()
      await expect(dialog.getByRole('alert').first()).toBeVisible()
      await expectTranslated(page)
      await open(page, empty.path)
      await expect(page.getByText(t.booking.times.noneHint)).toBeVisible()
      await expectTranslated(page)
      await sql(`update time_slot_pages set conflict_check_calendars = '["google_x"]' where id = $1`, [unread.id])
      await open(page, unread.path)
      await expect(button(page, t.booking.times.retry)).toBeVisible()
      await expectTranslated(page)
    })
  })

  test.describe('refused by the API', () => {
    test.use({ expectedConsole: [/Failed to load resource/] })

    /** No word of its message may reach a screen. */
    const refuse = (page: Page, path: string, status: number, code: string, issues: object[] = []) =>
      page.route(path, (route) =>
        route.fulfill({
          status,
          json: { message: 'In the words of the API', code, issues },
          headers: { 'retry-after': '60' },
        }),
      )

    test('a booking says why it was not made, whatever the reason', async ({ page, publish }) => {
      const { path, owner } = await publish({ title: '会議', location: 'custom', locationData: {} })
      await saveSettings(senderOf(owner), { fullName: '山田' })
      await page.goto(path)
      await page.getByRole('group', { name: t.booking.times.label }).getByRole('button').first().click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('[name=attendeeName]').fill('花子')
      await dialog.locator('[name=attendeeEmail]').fill('guest@example.com')
      for (const [status, code] of [
        [429, 'limited'],
        [429, 'recipient_mail_limit'],
        [503, 'availability_unknown'],
        [500, 'internal'],
        [400, 'not_storable'],
        [409, 'limit'],
      ] as const) {
        await page.unrouteAll()
        await refuse(page, '**/book', status, code)
        await dialog.locator('[type=submit]').click()
        await expect(dialog.getByRole('alert').first()).toBeVisible()
        await expectTranslated(page)
      }
    })

    test('a field of a booking says what only the API has found', async ({ page, publish }) => {
      const { path, owner } = await publish({ title: '会議', location: 'custom', locationData: {} })
      await saveSettings(senderOf(owner), { fullName: '山田' })
      await page.goto(path)
      await page.getByRole('group', { name: t.booking.times.label }).getByRole('button').first().click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('[name=attendeeName]').fill('花子'.repeat(300))
      // The API asks for more than the page does.
      await dialog.locator('[name=attendeeEmail]').fill('guest..@example.com')
      await dialog.locator('[type=submit]').click()
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible()
      await expectTranslated(page)
    })

    test('a form, the contact page and a cancellation say it', async ({ page, publish, publishForm, mails }) => {
      const { path } = await publishForm({ title: '質問票', questions: [{ questionType: 'text', question: '名' }] })
      for (const [status, code] of [
        [429, 'limited'],
        [503, 'unavailable'],
        [500, 'internal'],
        [404, 'form_not_published'],
      ] as const) {
        await page.unrouteAll()
        await refuse(page, '**/submit', status, code)
        await page.goto(path)
        await expect(page.locator('[type=submit]:visible')).toBeEnabled()
        await page.locator('[type=submit]:visible').click()
        await expect(page.locator('[data-toast]').first()).toBeVisible()
        await expectTranslated(page)
      }
      const { slug, owner } = await publish({ title: '会議', location: 'custom', locationData: {} })
      await saveSettings(senderOf(owner), { fullName: '山田' })
      const guest = `guest-${slug}@example.com`
      await page.goto(`/${slug}`)
      await page.getByRole('group', { name: t.booking.times.label }).getByRole('button').first().click()
      await page.getByRole('dialog').locator('[name=attendeeName]').fill('花子')
      await page.getByRole('dialog').locator('[name=attendeeEmail]').fill(guest)
      await page.getByRole('dialog').locator('[type=submit]').click()
      await page.waitForURL(/success/)
      const link = /\/b\/[\w.-]+/.exec((await mails.waitFor(guest)).text)?.[0] ?? ''
      await refuse(page, '**/cancel', 409, 'too_late')
      await open(page, link)
      await button(page, t.managedBooking.cancel).click()
      await button(page, t.managedBooking.cancel).last().click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await expectTranslated(page)
      await refuse(page, '**/api/contact', 503, 'email_not_sent')
      await open(page, '/contact')
      await page.locator('[name=fullName]').fill('花子')
      await page.locator('[name=email]').fill('guest@example.com')
      await page.locator('[name=message]').fill('一二三四五六七八九十一二三')
      await page.locator('[type=submit]:visible').click()
      await expect(page.locator('[data-toast]').first()).toBeVisible()
      await expectTranslated(page)
    })

    test('the sign-in says it', async ({ page }) => {
      for (const [status, code] of [
        [429, 'sign_in_links_sent'],
        [403, 'sign_in_refused'],
        [500, 'internal'],
      ] as const) {
        await page.unrouteAll()
        await refuse(page, '**/send-magic-link', status, code)
        await page.goto('/auth')
        await page.getByRole('textbox', { name: t.auth.emailLabel }).fill('a@example.com')
        await button(page, t.auth.submit).click()
        await expect(page.locator('[data-toast]').first()).toBeVisible()
        await expectTranslated(page)
      }
    })
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
        { questionType: 'multiselect', question: '複数', labels, isRequired: true },
        { questionType: 'rating', question: '評価' },
        { questionType: 'paragraph', question: '段落' },
      ],
    })
    await page.goto(path)
    await expect(page.locator('[type=submit]:visible')).toBeEnabled()
    await expectTranslated(page)
    await expectFits(page)
    await page.locator('input[type=email]').fill('@')
    await page.locator('input[inputmode=decimal]').fill('1,234.5')
    await page.locator('[type=submit]:visible').click()
    await expect(page.locator('[data-toast]').first()).toBeVisible()
    await expectTranslated(page)
    await page.locator('input[type=email]').fill('')
    await page.locator('input[inputmode=decimal]').fill('')
    await page.locator('input[type=text]').first().fill('花子')
    await page.locator('label', { hasText: '一' }).last().click()
    await page.locator('[type=submit]:visible').click()
    await expect(page.locator('h1')).toBeFocused()
    await expectTranslated(page)
  })

  test('a closed form has no other texts', async ({ page, publishForm }) => {
    const { path, owner, id } = await publishForm({
      title: '質問票',
      questions: [{ questionType: 'text', question: '名' }],
    })
    expect((await owner.patch(`/api/forms/${id}`, { data: { closesAt: '2020-01-01T00:00:00Z' } })).status()).toBe(200)
    await open(page, path)
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
        '/u/no-such-owner',
        '/b/x',
      ]) {
        await page.goto(path)
        await expect(page.locator('h1')).toBeVisible()
        await expectTranslated(page)
        await expectFits(page)
      }
      await page.goto('/contact')
      await page.locator('[type=submit]:visible').click()
      await expect(page.locator('[aria-invalid]').first()).toBeVisible()
      await expectTranslated(page)
      await page.goto('/auth')
      await page.getByRole('textbox', { name: t.auth.emailLabel }).fill('a@example.com')
      await button(page, t.auth.submit).click()
      await expect(page.getByRole('heading', { name: t.auth.sent.heading })).toBeVisible()
      await expectTranslated(page)
      await login({ acceptTerms: false })
      await page.goto('/terms-acceptance')
      await button(page, t.terms.submit).click()
      await expect(page.locator('[data-toast]').first()).toBeVisible()
      await expectTranslated(page)
    })
  })
})
