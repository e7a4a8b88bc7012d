import type { APIRequestContext } from 'playwright/test'
import { saveSettings } from '../factories/owners'
import { createPage } from '../factories/pages'
import { test as base, expect, newEmail } from './fixtures'
import { senderOf } from './sender'

export { expect, newEmail }

export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

type PageFields = {
  title?: string
  description?: string
  duration?: number
  durations?: number[]
  minimumNotice?: number
  bookingWindow?: { type: 'days'; days: number }
  lockTimezone?: boolean
  visibility?: 'public' | 'secret'
  approval?: 'always'
  maxGuests?: number
  requireEmailCheck?: boolean
  acceptsOtherTimes?: boolean
  dates?: { date: string; spans: { startTime: string; endTime: string }[] }[]
  location?: string
  locationData?: { customLocation?: string }
  timezone?: string
  availabilities?: { dayOfWeek: number; startTime: string; endTime: string }[]
}

export type PublishedPage = { id: string; slug: string; path: string; owner: APIRequestContext; ownerEmail: string }

type BookingFixtures = {
  /**
   * Publishes a booking page of a new owner. By default it is open from 09:00 to 17:00 UTC, but on
   * today's and tomorrow's weekdays: its first day is complete at every hour at which a test runs.
   */
  publish: (fields?: PageFields) => Promise<PublishedPage>
}

export const test = base.extend<BookingFixtures>({
  publish: async ({ signInByApi }, use) => {
    await use(async (fields = {}) => {
      const ownerEmail = newEmail()
      const owner = await signInByApi(ownerEmail)
      const client = senderOf(owner)
      await saveSettings(client, { fullName: 'Ada Lovelace' })
      const { id, slug } = await createPage(client, { availabilities: openSoon(), ...fields })
      return { id, slug, path: `/${slug}`, owner, ownerEmail }
    })
  },
})

/** From 09:00 to 17:00, but on today's and tomorrow's weekdays: no time passes while it is being booked. */
export function openSoon(startTime = '09:00', endTime = '17:00') {
  const today = new Date().getUTCDay()
  return openDaily(startTime, endTime).filter(({ dayOfWeek }) => (dayOfWeek - today + 7) % 7 > 1)
}

export function openDaily(startTime: string, endTime: string) {
  return EVERY_DAY.map((dayOfWeek) => ({ dayOfWeek, startTime, endTime }))
}
