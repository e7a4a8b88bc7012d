import { randomBytes } from 'node:crypto'
import type { Calendar, Event, Subscription } from '@microsoft/microsoft-graph-types'
import type { AccountProfile } from '../oauth/authority'

export type MicrosoftEvent = Event & { id: string; '@odata.etag'?: string }
export type MicrosoftCalendar = {
  entry: Calendar & { id: string }
  events: Map<string, MicrosoftEvent>
  /** Series, of which `events` holds the single times. */
  masters: Map<string, MicrosoftEvent>
  /** The number of the last change of each event that is or was there. */
  changes: Map<string, number>
}
/** A mail that Exchange would have sent. */
export type Invitation = { eventId: string; reason: 'made' | 'changed' | 'cancelled'; to: string[] }

/** The zone of every mailbox here: as Windows calls it, and as everybody else does. */
export const MAILBOX_ZONE = { windows: 'Turkey Standard Time', iana: 'Europe/Istanbul' }

/** With its event; refused with 400 and its id; with 409 and its id; with 409 alone. */
export type Repeats = 'answered' | 'named' | 'named-conflict' | 'conflict'

type Deliver = (address: string, body: unknown) => Promise<{ status: number; text: string }>

const deliverOverHttp: Deliver = async (address, body) => {
  const headers = { 'content-type': body === undefined ? 'text/plain' : 'application/json' }
  const answer = await fetch(address, { method: 'POST', headers, body: body === undefined ? '' : JSON.stringify(body) })
  return { status: answer.status, text: await answer.text() }
}

/** All mailboxes. Their calendars are their own: an id is good for one account only. */
export class MicrosoftState {
  private mailboxes = new Map<string, MicrosoftCalendar[]>()
  readonly invitations: Invitation[] = []
  /** The ids of events by account and the application's transaction that made them. */
  readonly transactions = new Map<string, string>()
  /**
   * The response to a repeated transaction, even if its event was deleted: Graph has been observed to do each of these.
   */
  repeats: Repeats = 'named'
  /** Number of reads of a new event that lack its Teams link. Infinity: the link never comes. */
  teamsPendingLooks = 0
  readonly teamsLooks = new Map<string, number>()
  /** The most of a list that comes at a time. */
  pageSize = 500
  readonly subscriptions = new Map<string, Subscription & { email: string }>()
  /** Delivers a message to a subscription's address; tests replace it. Returns the response. */
  deliver: Deliver = deliverOverHttp
  private changeNumber = 1
  /** Delta links from before this change are too old. */
  oldestDelta = 0

  /** Called after every change. */
  onChange: (calendar: MicrosoftCalendar, eventId: string) => void = () => undefined

  addAccount({ email }: AccountProfile, hasTeams: boolean): void {
    this.mailboxes.set(email, [])
    this.addCalendar(email, { name: 'Calendar', isDefaultCalendar: true, canEdit: true }, hasTeams)
  }

  addCalendar(email: string, entry: Partial<Calendar>, hasTeams = false): MicrosoftCalendar {
    const allowed = hasTeams ? ['teamsForBusiness' as const] : []
    const calendar: MicrosoftCalendar = {
      entry: {
        id: `AAMk${randomBytes(30).toString('base64url')}=`,
        changeKey: newKey(),
        canShare: true,
        owner: { name: email, address: email },
        allowedOnlineMeetingProviders: allowed,
        defaultOnlineMeetingProvider: allowed[0] ?? 'unknown',
        ...entry,
      },
      events: new Map(),
      masters: new Map(),
      changes: new Map(),
    }
    this.mailboxes.get(email)?.push(calendar)
    return calendar
  }

  listOf(email: string): MicrosoftCalendar[] {
    return this.mailboxes.get(email) ?? []
  }

  /** The default one for an empty id; null where the account has no such calendar. */
  find(email: string, calendarId: string): MicrosoftCalendar | null {
    const fits = ({ entry }: MicrosoftCalendar) =>
      calendarId === '' ? entry.isDefaultCalendar : entry.id === calendarId
    return this.listOf(email).find(fits) ?? null
  }

  findEvent(email: string, eventId: string): { calendar: MicrosoftCalendar; event: MicrosoftEvent } | null {
    for (const calendar of this.listOf(email)) {
      const event = calendar.events.get(eventId) ?? calendar.masters.get(eventId)
      if (event) return { calendar, event }
    }
    return null
  }

  /** Writes it with a new etag, under the next change number. */
  put(calendar: MicrosoftCalendar, event: MicrosoftEvent): MicrosoftEvent {
    const changeKey = newKey()
    const stored = { ...event, '@odata.etag': `W/"${changeKey}"`, changeKey, lastModifiedDateTime: now() }
    if (event.type === 'seriesMaster') calendar.masters.set(stored.id, stored)
    else calendar.events.set(stored.id, stored)
    this.note(calendar, stored.id)
    return stored
  }

  remove(calendar: MicrosoftCalendar, eventId: string): void {
    calendar.events.delete(eventId)
    this.note(calendar, eventId)
  }

  get lastChange(): number {
    return this.changeNumber
  }

  /** Delta links that were given out so far are too old from now on. */
  forgetChanges(): void {
    this.changeNumber += 1
    this.oldestDelta = this.changeNumber
  }

  clear(): void {
    this.mailboxes.clear()
    this.invitations.length = 0
    this.transactions.clear()
    this.subscriptions.clear()
    this.deliver = deliverOverHttp
    this.teamsLooks.clear()
    this.repeats = 'named'
    this.teamsPendingLooks = 0
    this.pageSize = 500
    this.oldestDelta = 0
  }

  private note(calendar: MicrosoftCalendar, eventId: string): void {
    this.changeNumber += 1
    calendar.changes.set(eventId, this.changeNumber)
    this.onChange(calendar, eventId)
  }
}

const newKey = () => randomBytes(12).toString('base64')
export const newEventId = () => `AAkA${randomBytes(48).toString('base64url')}=`
export const now = () => new Date().toISOString()
