import type { Locator, Page } from 'playwright/test'
import { expect, newEmail } from './fixtures'

/** A booking page as its visitor finds their way on it: by role and name. */
export class BookingScreen {
  readonly days: Locator
  readonly times: Locator
  readonly month: Locator
  readonly timezone: Locator
  readonly dialog: Locator

  constructor(readonly page: Page) {
    this.days = page.getByRole('grid')
    this.times = page.getByRole('group', { name: 'Choose a time' }).getByRole('button')
    this.month = page.getByRole('heading', { level: 2 }).first()
    this.timezone = page.getByRole('combobox', { name: 'Timezone' })
    this.dialog = page.getByRole('dialog', { name: 'Complete Booking' })
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
    await expect(this.times.first()).toBeVisible()
  }

  get selectedDay(): Locator {
    return this.days.getByRole('gridcell', { selected: true }).getByRole('button')
  }

  /** Searches the zones, and takes the first one found. */
  async chooseTimezone(query: string): Promise<void> {
    await this.timezone.click()
    const search = this.page.getByRole('combobox', { name: 'Search city, country or offset' })
    await search.fill(query)
    await search.press('Enter')
    await expect(search).toBeHidden()
  }

  async fill(name = 'Grace Hopper', email = newEmail('visitor')): Promise<string> {
    await this.dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await this.dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    return email
  }

  /** Lets the dialog throw `message` as it opens, when it asks for the kind of pointer; other queries are answered. */
  async breakDialog(message: string): Promise<void> {
    await this.page.evaluate((text) => {
      const ask = window.matchMedia.bind(window)
      window.matchMedia = (query) => {
        if (query.includes('pointer')) throw new Error(text)
        return ask(query)
      }
    }, message)
  }

  async submit(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^(Book Meeting|Confirm code and book)$/ }).click()
  }
}

/** Formats an instant in a zone with the browser's `Intl`: an independent check of the product's arithmetic. */
export function wallClock(instant: string, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(new Date(instant))
  return {
    weekday: format({ weekday: 'long' }),
    day: format({ month: 'short', day: 'numeric' }),
    longDate: format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
    month: format({ year: 'numeric', month: 'long' }),
    time24: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    time12: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h12' }).replace(/[\u00a0\u202f]/g, ' '),
  }
}
