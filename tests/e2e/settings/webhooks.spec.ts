import type { Page } from 'playwright/test'
import { expectNoFindings, PHONE } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/fixtures'
import { type Received, startReceiver, verify } from '@/tests/support/webhooks/receiver'

type Receiver = Awaited<ReturnType<typeof startReceiver>>
const PATH = '/hooks'

const section = (page: Page) => page.getByRole('group', { name: 'Webhooks' })
const list = (page: Page) => section(page).getByRole('list', { name: 'Webhook endpoints' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const log = (page: Page) => dialog(page, 'Log').getByRole('listitem')

/** Adds an endpoint for two events; answers its secret, whose dialog is still open. */
async function addEndpoint(page: Page, url: string): Promise<string> {
  await section(page).getByRole('button', { name: 'Add endpoint' }).click()
  const form = dialog(page, 'Add an endpoint')
  await form.getByLabel('Endpoint address').fill(url)
  await form.getByRole('checkbox', { name: 'Booking confirmed' }).click()
  await form.getByRole('checkbox', { name: 'Form closed' }).click()
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  return dialog(page, 'Copy the signing secret').getByLabel('Signing secret').inputValue()
}

async function choose(page: Page, url: string, action: string): Promise<void> {
  await list(page)
    .getByRole('button', { name: `More actions for ${url}` })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

test.describe('Webhooks', () => {
  let receiver: Receiver
  let url: string

  test.beforeEach(async ({ login, page }) => {
    receiver = await startReceiver()
    url = receiver.url(PATH)
    await login()
    await page.goto('/developers')
  })
  test.afterEach(() => receiver.stop())

  test('are added with a secret that is shown once, tested, and sent again from the log', async ({ page, context }) => {
    // A list that came later would move what is pressed below it.
    const html = await (await page.request.get('/settings/developers')).text()
    for (const none of ['No endpoint yet.', 'No feeds yet.']) expect(html).toContain(none)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const secret = await addEndpoint(page, url)
    await dialog(page, 'Copy the signing secret').getByRole('button', { name: 'Copy' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
    await dialog(page, 'Copy the signing secret').getByRole('button', { name: 'Done' }).click()
    await expect(list(page)).toContainText(url)
    await expect(list(page)).toContainText('Active')
    await expect(page.getByText(secret)).toHaveCount(0)

    receiver.answer(PATH, { status: 200, body: 'Thank you' })
    await list(page).getByRole('button', { name: 'Send test' }).click()
    await expect(list(page).getByRole('status')).toContainText('Booking confirmed: answered 200')
    const [tested] = (await receiver.wait(PATH, 1)) as [Received]
    expect(() => verify(secret, tested)).not.toThrow()

    receiver.answer(PATH, { status: 500, body: 'Out of order' })
    await list(page).getByRole('button', { name: 'Log' }).click()
    await expect(log(page).first()).toContainText('Delivered')
    await dialog(page, 'Log').getByText('Request and answers').click()
    const shown = dialog(page, 'Log')
    await expect(shown.getByRole('figure', { name: 'Request' })).toContainText('"booking.created"')
    await expect(shown.getByRole('figure', { name: 'Answer' })).toContainText('Thank you')
    await shown.getByRole('button', { name: 'Send again' }).click()
    await expect(shown.getByRole('figure', { name: 'Answer' }).nth(1)).toContainText('Out of order')
    const [first, again] = (await receiver.wait(PATH, 2)) as [Received, Received]
    expect(again.headers['webhook-id']).toBe(first.headers['webhook-id'])
  })

  test('get a new secret beside the old one, pause, go on, and are deleted once that is confirmed', {
    tag: '@nightly',
  }, async ({ page }) => {
    const secret = await addEndpoint(page, url)
    await dialog(page, 'Copy the signing secret').getByRole('button', { name: 'Done' }).click()
    await choose(page, url, 'New secret')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new secret' }).click()
    const rotated = page.getByRole('dialog').getByLabel('Signing secret')
    const newer = await rotated.inputValue()
    expect(newer).not.toBe(secret)
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await list(page).getByRole('button', { name: 'Send test' }).click()
    const [tested] = (await receiver.wait(PATH, 1)) as [Received]
    for (const one of [secret, newer]) expect(() => verify(one, tested)).not.toThrow()

    await choose(page, url, 'Pause')
    await expect(list(page)).toContainText('Nothing is sent while it is paused')
    await choose(page, url, 'Resume')
    await expect(list(page).getByText('Active', { exact: true })).toBeVisible()

    await choose(page, url, 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(list(page)).toContainText(url)
    await choose(page, url, 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(section(page).getByText('No endpoint yet.')).toBeVisible()
    await expect(section(page).getByRole('button', { name: 'Add endpoint' })).toBeFocused()
  })

  test('fit on a phone, and are accessible', { tag: '@nightly' }, async ({ page }) => {
    await addEndpoint(page, `${url}?with=${'a-long-query-'.repeat(12)}`)
    await expectNoFindings(page, [PHONE])
    await page.setViewportSize({ width: 320, height: 700 })
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBeLessThanOrEqual(320)
    await page.getByRole('button', { name: 'Done' }).click()
    await list(page).getByRole('button', { name: 'Send test' }).click()
    await expect(list(page).getByRole('status')).toContainText('answered 204')
    expect(await width()).toBeLessThanOrEqual(320)
    await expectNoFindings(page)
    await list(page).getByRole('button', { name: 'Log' }).click()
    await dialog(page, 'Log').getByText('Request and answers').click()
    await expectNoFindings(page, [PHONE])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await width()).toBeLessThanOrEqual(320)
  })
})
