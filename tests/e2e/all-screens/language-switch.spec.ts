import type { Page } from 'playwright/test'
import { en } from '@/messages/en'
import type { VisitorCatalogue } from '@/messages/texts'
import { readTranslation } from '@/messages/translations'
import { openSoon } from '@/tests/support/browser/booking-fixtures'
import { expect, newEmail, test } from '@/tests/support/browser/form-fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage } from '@/tests/support/factories/pages'

const [de, ja, tr] = [readTranslation('de'), readTranslation('ja'), readTranslation('tr')]
const summary = (page: Page) => page.locator('#languages summary')

test.describe('The switch of languages', { tag: '@nightly' }, () => {
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

  test('keeps what was typed into the dialog of a booking, until it is booked', async ({ page, publishForm }) => {
    const form = await publishForm({ questions: [{ questionType: 'text', question: 'Your town' }] })
    const { slug } = await createPage(senderOf(form.owner), { formId: form.id, availabilities: openSoon() })
    const email = newEmail('grace')
    const dialog = page.getByRole('dialog')
    const open = async (texts: VisitorCatalogue) => {
      await page.getByRole('group', { name: texts.booking.times.label }).getByRole('button').first().click()
      return [texts.bookingDialog.name, texts.bookingDialog.email, 'Your town'].map((name) =>
        dialog.getByRole('textbox', { name, exact: true }),
      )
    }
    await page.goto(`/${slug}`)
    for (const [index, box] of (await open(en)).entries()) await box.fill(['Grace', email, 'Ankara'][index] ?? '')
    await page.keyboard.press('Escape')
    await summary(page).click()
    await page.locator('#languages').getByRole('link', { name: 'Türkçe' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
    for (const [index, box] of (await open(tr)).entries())
      await expect(box).toHaveValue(['Grace', email, 'Ankara'][index] ?? '')
    await dialog.getByRole('button', { name: tr.bookingDialog.submit }).click()
    await expect(page.getByRole('heading', { level: 1, name: tr.success.heading })).toBeVisible()
    await page.goto(`/${slug}`)
    for (const box of await open(tr)) await expect(box).toHaveValue('')
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

  test.describe('to somebody whose language is none of ours', () => {
    test.use({ locale: 'nl' })

    test("leads from a page in its owner's language to the booking in it, unless another one is chosen", async ({
      page,
      publish,
    }) => {
      const { path, owner } = await publish()
      await saveSettings(senderOf(owner), { language: 'tr' })
      await page.goto(path)
      const html = page.locator('html')
      await expect(html).toHaveAttribute('lang', 'tr')
      await page.getByRole('group', { name: tr.booking.times.label }).getByRole('button').first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: tr.bookingDialog.name }).fill('Grace Hopper')
      await dialog.getByRole('textbox', { name: tr.bookingDialog.email }).fill(newEmail('grace'))
      await dialog.getByRole('button', { name: tr.bookingDialog.submit }).click()
      await expect(page.getByRole('heading', { level: 1, name: tr.success.heading })).toBeVisible()
      await page.getByRole('link', { name: tr.success.manage }).click()
      await expect(page.getByText(tr.managedBooking.status.confirmed, { exact: true })).toBeVisible()
      await expect(html).toHaveAttribute('lang', 'tr')
      // As the mail leads there.
      await page.goto(new URL(page.url()).pathname)
      await expect(html).toHaveAttribute('lang', 'tr')
      await summary(page).click()
      await page.locator('#languages').getByRole('link', { name: 'Italiano' }).click()
      await expect(html).toHaveAttribute('lang', 'it')
      await page.goto(new URL(page.url()).pathname)
      await expect(html).toHaveAttribute('lang', 'it')
    })
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
