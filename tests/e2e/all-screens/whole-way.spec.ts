import ICAL from 'ical.js'
import { wallClock } from '@/tests/support/browser/booking-screen'
import { expect, newEmail, test } from '@/tests/support/browser/fixtures'

const WEEKEND = ['Saturday', 'Sunday']

test.describe('From sign-up to a booking', () => {
  test('from an address to a booked slot: an owner signs in and publishes, a visitor in another zone books', async ({
    page,
    browser,
    baseURL,
    mails,
    watchConsole,
  }) => {
    const owner = newEmail('ada')
    await page.goto('/auth')
    await page.getByLabel('Email').fill(owner)
    await page.getByRole('button', { name: 'Send Login Link' }).click()
    await expect(page.getByText(`A login link has been sent to ${owner}.`)).toBeVisible()
    const link = /http\S+\/api\/auth\/verify\?token=[\w-]+/.exec((await mails.waitFor(owner)).text)?.[0] ?? ''
    await page.goto(link)

    await expect(page).toHaveURL(/\/terms-acceptance$/)
    await page.getByLabel('I have read and accept the Terms of Use').check()
    await page.getByRole('button', { name: 'Accept Terms and Continue' }).click()
    await expect(page).toHaveURL(/\/settings$/)

    await page.getByRole('link', { name: 'Time Slot Pages' }).first().click()
    await expect(page.getByText('No time slot pages yet')).toBeVisible()
    await page.goto('/time-slot-pages/create')
    await page.getByLabel('Title').fill('Intro call')
    await page.getByRole('tab', { name: 'When' }).click()
    await page.getByLabel('Timezone').selectOption('Europe/Istanbul')
    // Monday to Friday are filled in already.
    for (const day of WEEKEND) await page.getByRole('button', { name: `Add slot for ${day}` }).click()
    await page.getByRole('button', { name: 'Create Time Slot Page' }).click()
    await expect(page.getByText('Time slot page created successfully')).toBeVisible()
    const slug =
      /\/[a-z0-9]{5}$/.exec(
        (await page
          .getByText(/^\/[a-z0-9]{5}$/)
          .first()
          .textContent()) ?? '',
      )?.[0] ?? ''

    const visitor = await browser.newContext({
      baseURL,
      timezoneId: 'America/New_York',
      locale: 'en-US',
      viewport: { width: 375, height: 812 },
      isMobile: true,
      hasTouch: true,
    })
    watchConsole(visitor)
    const phone = await visitor.newPage()
    await phone.goto(slug)
    await expect(phone.getByRole('heading', { name: 'Intro call' })).toBeVisible()
    // Not today: no time passes while it is being booked.
    await phone.getByRole('button', { name: 'Next week' }).click()
    await phone.getByRole('grid').locator('button:enabled').first().click()
    // Istanbul's hours, 09:00 to 17:00, are the small ones in New York.
    const first = phone.getByRole('button', { name: /^0\d:\d\d AM$/ }).first()
    const shown = await first.textContent()
    await first.click()
    const dialog = phone.getByRole('dialog', { name: 'Complete Booking' })
    const attendee = newEmail('vera')
    await dialog.getByLabel('Name').fill('Vera "V" Visitor')
    await dialog.getByLabel('Email').fill(attendee)
    await dialog.getByRole('button', { name: 'Book Meeting' }).click()
    await expect(phone).toHaveURL(/\/success/)
    await expect(phone.getByText('Your meeting has been scheduled successfully!')).toBeVisible()
    await visitor.close()

    const confirmation = await mails.waitFor(attendee, { subject: /^Confirmed: Intro call/ })
    const notice = await mails.waitFor(owner, { subject: /^New booking: Intro call/ })
    expect(confirmation.replyTo).toContain(owner)
    expect(notice.replyTo).toContain(attendee)
    for (const mail of [confirmation, notice]) {
      expect(mail.text).toContain('Istanbul')
      expect(mail.text).toContain('New York')
      const events = mail.ics.map((file) => new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent'))
      expect(events[0]).toHaveLength(1)
      const event = new ICAL.Event(events[0]?.[0])
      const start = event.startDate.toJSDate()
      const inIstanbul = start.toLocaleTimeString('en-GB', {
        timeZone: 'Europe/Istanbul',
        hour: '2-digit',
        minute: '2-digit',
      })
      expect(start.getTime()).toBeGreaterThan(Date.now())
      expect(wallClock(start.toISOString(), 'America/New_York').time12).toBe(shown)
      expect(inIstanbul >= '09:00' && inIstanbul <= '16:30').toBe(true)
      // What the owner adds to their own calendar invites nobody.
      const people = event.attendees.map((person) => person.getParameter('cn'))
      expect(people).toEqual(mail === notice ? [] : ["Vera 'V' Visitor"])
    }
    const manage = /http\S+\/b\/[\w-]+/.exec(confirmation.text)?.[0] ?? ''
    await page.goto(manage)
    await expect(page.getByText('Vera "V" Visitor')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Add to Calendar' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('meeting.ics')
  })
})
