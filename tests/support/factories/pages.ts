import type { TimeSlotPage } from '@/lib/pages/schema'
import type { Answer, ApiClient } from '../api/client'

/** Every day, all day in UTC: whatever a test books is inside hours. */
export const ALWAYS = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '00:00', endTime: '00:00' }))

export async function createPage(owner: ApiClient, fields: object = {}): Promise<TimeSlotPage> {
  const answer = (await owner.post('/api/time-slot-pages', {
    title: 'Intro call',
    timezone: 'UTC',
    availabilities: ALWAYS,
    ...fields,
  })) as Answer<TimeSlotPage>
  if (answer.status !== 201) throw new Error(`The page was not created: ${answer.text}`)
  return answer.body
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
