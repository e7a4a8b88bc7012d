import { randomUUID } from 'node:crypto'
import type { ChangePage, SeenEvent } from '@/lib/calendars/providers/provider'
import type { MeetingPage } from '@/lib/meetings/schema'
import { seenEvent } from '../calendars/seen-event'
import { inDays } from '../factories/pages'
import type { Answer, ApiClient } from './client'
import { connectFake, type FakeAccount } from './fake-calendars'
import { signInOwner } from './owner'

export async function ownerWithCalendar() {
  const owner = await signInOwner()
  return { owner, account: await connectFake(owner) }
}

/** An hour, in three days. */
export function event(fields: Partial<SeenEvent> = {}): SeenEvent {
  const start = Date.parse(inDays(3))
  return seenEvent({ id: randomUUID(), start, end: start + 3_600_000, ...fields })
}

/** Answers these whole first, then what is put into `changes`. */
export function holding(account: FakeAccount, events: ChangePage['events'], changes: ChangePage['events'] = []): void {
  account.onChanges = (calendarId, cursor) => {
    if (calendarId !== '') return { events: [], cursor: 'other' }
    return { events: cursor ? changes : events, cursor: 'c1' }
  }
}

export async function list(owner: ApiClient, search = ''): Promise<MeetingPage> {
  return ((await owner.get(`/api/meetings/all?page=1${search}`)) as Answer<MeetingPage>).body
}

export async function titles(owner: ApiClient): Promise<string[]> {
  return (await list(owner)).meetings.map(({ title }) => title).sort()
}
