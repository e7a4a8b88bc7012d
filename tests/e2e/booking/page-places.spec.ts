import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@/tests/support/browser/booking-fixtures'
import { BookingScreen } from '@/tests/support/browser/booking-screen'

/** A page of another site that shows `address` in a frame. */
async function startOtherSite(address: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = http.createServer((_, response) =>
    response
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .end(`<!doctype html><link rel="icon" href="data:,"><iframe src="${address}" width="900" height="900"></iframe>`),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

test.describe('Booking page in frames, sizes and browsers', () => {
  test("in another site's frame it books without cookies and confirms in place", async ({ page, publish, baseURL }) => {
    const { path } = await publish({ locationData: { customLocation: 'Room 7' } })
    const site = await startOtherSite(`${baseURL}${path}`)
    try {
      await page.goto(site.url)
      const frame = page.frameLocator('iframe')
      await frame.getByRole('group', { name: 'Choose a time' }).getByRole('button').first().click()
      await frame.getByRole('textbox', { name: 'Name' }).fill('Grace Hopper')
      await frame.getByRole('textbox', { name: 'Email' }).fill('grace@example.com')
      await frame.getByRole('button', { name: 'Book Meeting' }).click()

      await expect(frame.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible()
      await expect(frame.getByRole('definition').filter({ hasText: 'Room 7' })).toHaveCount(2)
      expect(page.frames()[1]?.url()).toBe(`${baseURL}${path}`)
      expect(await page.context().cookies()).toEqual([])
      const download = page.waitForEvent('download')
      await frame.getByRole('button', { name: 'Add to Calendar' }).click()
      expect((await download).suggestedFilename()).toBe('meeting.ics')
      await expect(frame.getByRole('button', { name: 'Go to Homepage' })).toHaveCount(0)
      await frame.getByRole('button', { name: 'Go Back' }).click()
      await expect(frame.getByRole('grid')).toBeVisible()
    } finally {
      await site.stop()
    }
  })

  test('only pages meant for it may be framed', async ({ request, publish }) => {
    const { path } = await publish()
    const policyOf = async (address: string) => (await request.get(address)).headers()['content-security-policy'] ?? ''
    expect(await policyOf(path)).toContain('frame-ancestors *')
    for (const own of ['/auth', '/success', '/contact', '/legal/terms', '/b/x']) {
      expect(await policyOf(own), own).toContain("frame-ancestors 'none'")
    }
  })

  test('at 320 px nothing is cut off or scrolls sideways, and every target is big enough for a thumb', async ({
    page,
    publish,
  }) => {
    const { path } = await publish({
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsbesprechung',
      description: `https://example.com/${'long'.repeat(40)}\n${'Words to read. '.repeat(40)}`,
      locationData: { customLocation: `Room ${'7'.repeat(60)}` },
    })
    await page.setViewportSize({ width: 320, height: 640 })
    const screen = new BookingScreen(page)
    await screen.open(path)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(overflow).toBeLessThanOrEqual(0)
    await page.getByText('Show more').click()
    // A target that still moves has a height of fractions.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    const targets = page.getByRole('main').locator('button:visible, select:visible, summary:visible')
    for (const box of await targets.evaluateAll((all) =>
      all.map((element) => element.getBoundingClientRect().toJSON()),
    )) {
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.width).toBeGreaterThanOrEqual(40)
      expect(box.right).toBeLessThanOrEqual(320)
    }
    await screen.times.first().click()
    await expect(screen.dialog).toBeVisible()
    await expect.poll(overflow).toBeLessThanOrEqual(0)
    const isInside = async () => {
      const { x, width } = (await screen.dialog.boundingBox()) ?? { x: -1, width: 0 }
      return x >= 0 && x + width <= 320
    }
    await expect.poll(isInside).toBe(true)
  })

  test('who wants less motion gets none', { tag: '@nightly' }, async ({ page, publish }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const screen = new BookingScreen(page)
    await screen.open((await publish()).path)
    await screen.times.first().click()
    await expect(screen.dialog).toBeVisible()
    const longest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element)
          return `${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat)
        }),
      ),
    )
    expect(longest).toBeLessThan(0.001)
  })
})
