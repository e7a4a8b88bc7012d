import { randomBytes } from 'node:crypto'
import type { calendar_v3 } from '@googleapis/calendar'
import type { AccountProfile } from '../oauth/authority'

export type GoogleEvent = calendar_v3.Schema$Event & { id: string }
export type GoogleCalendar = {
  entry: calendar_v3.Schema$CalendarListEntry & { id: string; timeZone: string }
  events: Map<string, GoogleEvent>
  /** The number of the last change of each event, for sync tokens. */
  changes: Map<string, number>
}
/** A mail that Google would have sent. */
export type Invitation = { eventId: string; reason: 'made' | 'changed' | 'cancelled'; to: string[] }
export type Channel = { id: string; resourceId: string; address: string; token: string; calendarId: string }

type Deliver = (address: string, headers: Record<string, string>) => Promise<unknown>

const deliverOverHttp: Deliver = (address, headers) => fetch(address, { method: 'POST', headers })

const ZONE = 'Europe/Istanbul'

/** All calendars of all accounts; a calendar's id is the same for everybody, as at Google. */
export class GoogleState {
  private calendars = new Map<string, GoogleCalendar>()
  /** Calendar ids in the list of each account. */
  private lists = new Map<string, string[]>()
  readonly invitations: Invitation[] = []
  readonly channels = new Map<string, Channel>()
  /** Sends a message to a channel's address. Tests replace it. */
  deliver: Deliver = deliverOverHttp
  private changeNumber = 1
  /** Sync tokens from before this change are too old. */
  oldestSync = 0
  /** Number of reads of a new event that show its Meet link as pending. Infinity: the link never comes. */
  meetPendingLooks = 0
  meetLooks = new Map<string, number>()

  addAccount(account: AccountProfile): void {
    this.lists.set(account.email, [])
    this.addCalendar(account.email, { id: account.email, summary: account.email, primary: true, accessRole: 'owner' })
  }

  addCalendar(email: string, entry: calendar_v3.Schema$CalendarListEntry & { id: string }): GoogleCalendar {
    const calendar: GoogleCalendar = {
      entry: { kind: 'calendar#calendarListEntry', etag: newEtag(), ...entry, timeZone: entry.timeZone ?? ZONE },
      events: new Map(),
      changes: new Map(),
    }
    this.calendars.set(entry.id, calendar)
    this.lists.get(email)?.push(entry.id)
    return calendar
  }

  listOf(email: string): GoogleCalendar[] {
    return (this.lists.get(email) ?? []).flatMap((id) => this.calendars.get(id) ?? [])
  }

  /** Null when the account has no such calendar. */
  find(email: string, calendarId: string): GoogleCalendar | null {
    const id = calendarId === 'primary' ? email : calendarId
    return this.lists.get(email)?.includes(id) ? (this.calendars.get(id) ?? null) : null
  }

  /** Writes it with a new etag, under the next change number. */
  put(calendar: GoogleCalendar, event: GoogleEvent): GoogleEvent {
    const stored = { ...event, etag: newEtag(), updated: new Date().toISOString() }
    calendar.events.set(stored.id, stored)
    this.changeNumber += 1
    calendar.changes.set(stored.id, this.changeNumber)
    return stored
  }

  get lastChange(): number {
    return this.changeNumber
  }

  /** Sync tokens that were given out so far are too old from now on. */
  forgetChanges(): void {
    this.changeNumber += 1
    this.oldestSync = this.changeNumber
  }

  clear(): void {
    this.calendars.clear()
    this.lists.clear()
    this.invitations.length = 0
    this.channels.clear()
    this.deliver = deliverOverHttp
    this.oldestSync = 0
    this.meetPendingLooks = 0
    this.meetLooks.clear()
  }
}

export const newEtag = () => `"${randomBytes(8).toString('hex')}"`
