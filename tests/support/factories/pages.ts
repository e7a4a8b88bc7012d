import type { TimeSlotPage } from '@/lib/pages/schema'
import { type Sender, sendFor } from './sender'

/** Every day, all day in UTC, so that every booking of a test is inside hours. */
export const ALWAYS = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '00:00', endTime: '00:00' }))

export function createPage(owner: Sender, fields: object = {}): Promise<TimeSlotPage> {
  const body = { title: 'Intro call', timezone: 'UTC', availabilities: ALWAYS, ...fields }
  return sendFor<TimeSlotPage>(owner, 201, 'POST', '/api/time-slot-pages', body)
}

/** `days` from today at a full UTC hour, as an ISO instant. */
export function inDays(days: number, hour = 12): string {
  const date = new Date()
  date.setUTCDate(date.getUTCDate() + days)
  date.setUTCHours(hour, 0, 0, 0)
  return date.toISOString()
}

export const dateOf = (iso: string) => iso.slice(0, 10)

export const visitor = (startTime: string, fields: object = {}) => ({
  attendeeName: 'Vera Visitor',
  attendeeEmail: 'vera@example.com',
  startTime,
  userTimezone: 'America/New_York',
  ...fields,
})
