import type { Page } from 'playwright/test'
import { DESKTOP, expectNoFindings, PHONE } from '@/tests/support/browser/axe'
import { openDaily } from '@/tests/support/browser/booking-fixtures'
import { expect } from '@/tests/support/browser/form-fixtures'
import { holdApp } from '@/tests/support/browser/hold-app'
import { test } from '@/tests/support/browser/other-site'
import { senderOf } from '@/tests/support/browser/sender'
import { dateOf, inDays } from '@/tests/support/factories/pages'
import { addTimeOff } from '@/tests/support/factories/time-off'

test.use({ timezoneId: 'America/New_York' })

const example = (baseURL: string | undefined, path: string) =>
  `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
  <title>Other site</title><script type="module" src="${baseURL}/embed.js"></script></head>
  <body><main><h1>Other site</h1><div data-slotform="${baseURL}${path}"></div></main></body></html>`

/** Horizontal and vertical overflow of the frame's page, and horizontal overflow of the page around it, in pixels. */
async function overflowOf(page: Page): Promise<number[]> {
  const inside = await page.frames()[1]?.evaluate(() => {
    const { scrollWidth, scrollHeight, clientHeight } = document.documentElement
    return [scrollWidth - window.innerWidth, scrollHeight - clientHeight]
  })
  return [...(inside ?? []), await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)]
}

const RULES = {
  durations: [15, 30, 45, 60, 90, 120, 180, 240],
  duration: 30,
  timezone: 'Asia/Tokyo',
  lockTimezone: true,
  availabilities: openDaily('09:00', '17:00'),
}

for (const size of [PHONE, { width: 320, height: 640 }, DESKTOP]) {
  test.describe(`A page with rules in a frame, at ${size.width} px`, { tag: '@nightly' }, () => {
    test('has its durations, its zone and its closed days, and is booked', async ({
      page,
      host,
      publish,
      baseURL,
      sql,
    }) => {
      const { id, path, owner } = await publish(RULES)
      const closed = dateOf(inDays(3))
      await addTimeOff(senderOf(owner), {
        from: closed,
        to: dateOf(inDays(4)),
        title: 'Private',
        publicLabel: 'Kurban Bayramı',
      })
      await page.setViewportSize(size)
      await page.goto(await host(example(baseURL, path)))
      const frame = page.frameLocator('iframe')
      const chips = frame.getByRole('radiogroup', { name: 'Duration' }).getByRole('radio')
      await expect(chips).toHaveCount(8)
      await expect(frame.getByText('Times in Tokyo time (GMT+9)', { exact: true })).toBeVisible()
      await expect(frame.getByRole('combobox', { name: 'Timezone' })).toHaveCount(0)
      await expect.poll(() => overflowOf(page)).toEqual([0, 0, 0])

      await frame.getByRole('radio', { name: '4 hours' }).click({ force: true })
      await expect(frame.getByRole('radio', { name: '4 hours' })).toBeChecked()
      await expect(page).toHaveURL(/127\.0\.0\.1/)
      const day = frame.getByRole('grid').locator(`[data-date="${closed}"]`)
      if ((await day.count()) === 0) await frame.getByRole('button', { name: /^Next (month|week)$/ }).click()
      await expect(day).toHaveAccessibleName(/, closed: Kurban Bayramı$/)
      await day.click()
      await expect(frame.getByText('Closed: Kurban Bayramı', { exact: true })).toBeVisible()
      await expect.poll(() => overflowOf(page)).toEqual([0, 0, 0])
      await expectNoFindings(page, [size])
      await frame.getByRole('button', { name: /^Next available/ }).click()
      await frame.getByRole('group', { name: 'Choose a time' }).getByRole('button').first().click()
      const dialog = frame.getByRole('dialog', { name: 'Complete Booking' })
      await expect(dialog).toContainText('4 hours')
      await frame.getByRole('textbox', { name: 'Name' }).fill('Grace Hopper')
      await frame.getByRole('textbox', { name: 'Email' }).fill('grace@example.com')
      await frame.getByRole('button', { name: 'Book Meeting' }).click()
      await expect(frame.getByRole('heading', { name: 'Booking confirmed' })).toBeInViewport()
      expect(
        await sql(
          'select extract(epoch from end_time - start_time)::int / 60 as minutes, attendee_timezone as zone from time_slot_bookings where page_id = $1',
          [id],
        ),
      ).toEqual([{ minutes: 240, zone: 'Asia/Tokyo' }])
    })
  })
}

test.describe('A page with rules in a frame, before its app', { tag: '@nightly' }, () => {
  test('keeps a closed day that is pressed then, and says why it is closed', async ({
    page,
    host,
    publish,
    baseURL,
  }) => {
    const { path, owner } = await publish({ ...RULES, durations: [30, 60] })
    const closed = dateOf(inDays(4))
    await addTimeOff(senderOf(owner), { from: dateOf(inDays(3)), to: dateOf(inDays(5)), publicLabel: 'Kurban Bayramı' })
    await page.setViewportSize(PHONE)
    const release = await holdApp(page)
    await page.goto(await host(example(baseURL, path)), { waitUntil: 'commit' })
    const frame = page.frameLocator('iframe')
    const day = frame.getByRole('grid').locator(`[data-date="${closed}"]`)
    await expect(frame.getByRole('radio', { name: '1 hour' })).toBeDisabled()
    await day.click()
    await expect(frame.getByRole('gridcell', { selected: true }).getByRole('button')).toHaveAccessibleName(/, closed: /)
    release()
    const label = frame.getByText('Closed: Kurban Bayramı', { exact: true })
    await expect(frame.getByRole('radio', { name: '1 hour' })).toBeEnabled()
    await expect(label).toBeVisible()
    await frame.getByRole('radio', { name: '1 hour' }).check({ force: true })
    await expect(label).toBeVisible()
    await expect.poll(() => overflowOf(page)).toEqual([0, 0, 0])
  })
})
