import type { BrowserContext, Page } from 'playwright/test'
import { expect } from '@/tests/support/browser/form-fixtures'
import { test } from '@/tests/support/browser/other-site'

/** Acts as a browser that denies storage to frames: every access throws. */
async function forbidStorageInFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (window.top === window) return
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: deny })
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny })
  })
}

const add = (page: Page, name: string, address: string, title: string) =>
  page.evaluate(
    ([attribute = '', value = '', label = '']) => {
      const around = document.createElement('section')
      const element = document.createElement('div')
      element.setAttribute(attribute, value)
      element.ariaLabel = label
      around.append(element)
      document.body.append(around)
    },
    [name, address, title],
  )

test.describe('embed.js, elements added later', () => {
  test('a form and a booking page that are added later work, also where frames may store nothing', {
    tag: '@nightly',
  }, async ({ page, context, host, publish, publishForm, baseURL }) => {
    const [form, booking] = [
      await publishForm({ questions: [{ questionType: 'text', question: 'Your name', isRequired: true }] }),
      await publish(),
    ]
    await forbidStorageInFrames(context)
    await page.goto(
      await host(`<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>One page for all</title>
      <script type="module" src="${baseURL}/embed.js"></script></head><body></body></html>`),
    )
    await page.waitForLoadState()

    await add(page, 'data-slotform', `${baseURL}${form.path}`, 'Questions')
    const questions = page.frameLocator('iframe[title="Questions"]')
    await questions.getByRole('textbox', { name: 'Your name' }).fill('Ada')
    await questions.getByRole('button', { name: 'Submit' }).click()
    await expect(questions.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
    expect(await form.responses()).toHaveLength(1)

    await add(page, 'data-slotform-button', `${baseURL}${booking.path}`, 'Intro')
    await page.getByRole('button', { name: 'Book a time' }).click()
    const calendar = page.frameLocator('iframe[title="Intro"]')
    await calendar.getByRole('group', { name: 'Choose a time' }).getByRole('button').first().click()
    await calendar.getByRole('textbox', { name: 'Name' }).fill('Ada')
    await calendar.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
    await calendar.getByRole('button', { name: 'Book Meeting' }).click()
    await expect(calendar.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(2)
  })
})
