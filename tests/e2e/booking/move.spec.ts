import type { Page } from 'playwright/test'
import { DESKTOP, expectNoFindings, expectNoFurtherFindings, PHONE } from '@/tests/support/browser/axe'
import {
  expectNoFindingsWithoutScripts,
  expectNoFurtherFindingsWithoutScripts,
} from '@/tests/support/browser/axe-without-scripts'
import { bookFirst } from '@/tests/support/browser/book-first'
import { expect, test } from '@/tests/support/browser/booking-fixtures'

const NEWS = { level: 1, name: 'Your meeting has a new time' } as const

const times = (page: Page) => page.getByRole('group', { name: 'Choose a time' }).getByRole('button')
const asks = (page: Page) => page.getByRole('dialog', { name: 'Move to this time?' })
const fact = (page: Page) => page.locator('dl > div').filter({ hasText: 'Your time' })

/** The picker has taken its entry out of the browser's history, which makes the app draw the page again. */
async function expectSettled(page: Page) {
  await expect(page.getByRole('heading', NEWS)).toBeFocused()
  await page.waitForFunction(() => !history.state?.slotformDialog)
}

async function expectToFit(page: Page) {
  for (const size of [{ width: 320, height: 640 }, PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    const width = await page.locator('html').evaluate((html) => html.scrollWidth)
    expect(width, `at ${size.width} px`).toBeLessThanOrEqual(size.width)
  }
}

test.describe('Moving a booking', () => {
  test('by pointer: the old time is struck once another is chosen, the message goes along, both people are told', async ({
    page,
    publish,
    mails,
  }) => {
    const shop = await publish({ timezone: 'UTC' })
    const { address, attendeeEmail } = await bookFirst(shop, mails)
    await page.goto(address)
    await expect(page.getByText('You can move or cancel this until it starts.')).toBeVisible()
    await expectToFit(page)
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a new time' })).toBeFocused()
    await expect(page.locator('header')).toContainText('14:45 – 15:15')
    await expect(page.locator('header s')).toHaveCount(0)
    await expect(times(page).first()).toBeVisible()
    await expectToFit(page)
    await expectNoFindings(page)
    await page.getByRole('button', { name: '16:45', exact: true }).click()
    await expect(asks(page).locator('s')).toContainText('14:45 – 15:15')
    await expect(asks(page)).toContainText('16:45 – 17:15')
    await expect(asks(page)).toContainText('11:00 for Ada Lovelace')
    await expectToFit(page)
    await expectNoFindings(page)
    await asks(page).getByRole('textbox', { name: 'Message to Ada Lovelace (optional)' }).fill('My train is late')
    await asks(page).getByRole('button', { name: 'Move booking' }).click()
    await expectSettled(page)
    await expect(page.getByText("We've emailed you and Ada Lovelace.")).toBeVisible()
    await expect(fact(page)).toContainText('16:45 – 17:15')
    await page.getByText('History', { exact: true }).click()
    await expect(page.getByText(/^You moved it from .*14:45 to .*16:45$/)).toBeVisible()
    await expect(page.getByText('“My train is late”')).toBeVisible()
    await expectNoFurtherFindings(page)
    const ofOwner = await mails.waitFor(shop.ownerEmail, { subject: /^New time/ })
    expect(ofOwner.text).toContain('My train is late')
    await mails.waitFor(attendeeEmail, { subject: /^New time/ })
  })

  test('by keyboard alone, and Back leads to the booking', async ({ page, publish, mails }) => {
    const { address } = await bookFirst(await publish({ timezone: 'UTC' }), mails)
    await page.goto(address)
    const move = page.getByRole('button', { name: 'Move', exact: true })
    await move.focus()
    await page.keyboard.press('Enter')
    await expect(times(page).first()).toBeVisible()
    await times(page).first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(times(page).nth(2)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(asks(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(asks(page)).toBeHidden()
    await expect(times(page).nth(2)).toBeFocused()
    await page.goBack()
    await expect(move).toBeFocused()
    await page.keyboard.press('Enter')
    await times(page).nth(3).press('Enter')
    await page.goBack()
    await expect(asks(page)).toBeHidden()
    await times(page).nth(3).press('Enter')
    const chosen = (await times(page).nth(3).textContent()) ?? ''
    await asks(page).getByRole('button', { name: 'Move booking' }).press('Enter')
    await expectSettled(page)
    await expect(fact(page)).toContainText(chosen)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Intro call' })).toBeVisible()
    await expect(fact(page)).toContainText(chosen)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, expectedConsole: [/status of 409/] })

    test('leads to a page of times, asks, and moves; cancelling asks on a page as well', async ({
      page,
      publish,
      mails,
    }) => {
      const shop = await publish({ timezone: 'UTC' })
      const { address } = await bookFirst(shop, mails)
      await page.goto(address)
      await page.getByRole('button', { name: 'Move', exact: true }).click()
      await expect(page).toHaveURL(/\/times\??$/)
      await expect(page.locator('s')).toContainText('14:45 – 15:15')
      await expectToFit(page)
      await expectNoFurtherFindingsWithoutScripts(page)
      await page.getByRole('region', { name: 'Choose a time' }).getByRole('link', { name: '16:45' }).click()
      await expectToFit(page)
      await expectNoFindingsWithoutScripts(page)
      await page.getByRole('textbox').fill('My train is late')
      await page.getByRole('button', { name: 'Move booking' }).click()
      await expect(page.getByRole('heading', NEWS)).toBeVisible()
      await expect(fact(page)).toContainText('16:45 – 17:15')
      await page.getByRole('button', { name: 'Cancel booking' }).click()
      await expect(page).toHaveURL(/\/cancel\??$/)
      await expectToFit(page)
      await expectNoFindingsWithoutScripts(page)
      await page.getByRole('textbox').fill('I am ill')
      await page.getByRole('button', { name: 'Cancel booking' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your meeting is cancelled' })).toBeVisible()
      const { text } = await mails.waitFor(shop.ownerEmail, { subject: /^Cancelled/ })
      expect(text).toContain('I am ill')
    })
  })
})
