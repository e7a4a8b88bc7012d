import type { APIRequestContext } from 'playwright/test'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { createMeeting } from '../factories/meetings'
import { senderOf } from './sender'

/** UTC midnight of a day counted from today. */
export const midnight = (day: number) => (Math.floor(Date.now() / DAY_MS) + day) * DAY_MS

type Fields = { title: string; minutes?: number; attendees?: string[]; description?: string; locationData?: object }

/** A platform meeting that starts at an instant, by default half an hour long. */
export async function makeMeeting(request: APIRequestContext, startMs: number, fields: Fields): Promise<string> {
  const { minutes = 30, ...rest } = fields
  const times = { startTime: iso(startMs), endTime: iso(startMs + minutes * MINUTE_MS) }
  return (await createMeeting(senderOf(request), { ...times, ...rest })).id
}

export const iso = (instantMs: number) => new Date(instantMs).toISOString()

/** Many meetings at once, one an hour from an instant on: `Meeting 1`, `Meeting 2` … */
export const MANY_MEETINGS = `insert into meetings (user_id, title, start_time, end_time)
  select users.id, 'Meeting ' || n, $2::timestamptz + (n - 1) * $4::interval,
    $2::timestamptz + (n - 1) * $4::interval + interval '20 minutes'
  from users, generate_series(1, $3::int) n where email = $1`
