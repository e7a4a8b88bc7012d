import { database } from '@/db/client'
import { type EventRow, insertEventRows, listEventRows } from '@/db/queries/calendars/calendar-events'
import { findLinkMaker, findMeetingOfEvents, type MeetingOfEvents } from '@/db/queries/calendars/meeting-events'
import { forgottenBefore } from '@/db/queries/calendars/sweep-events'
import { readErasuresOf } from '@/db/queries/people/erased-people'
import { werePeopleNotified } from '@/lib/notices/event-mails'
import { erasedAtOf } from '@/lib/platform/person-hash'
import { providerOfLocation } from '@/lib/shared/calendars/location-provider'
import { type OpenConnection, openAccountsOf } from '../accounts/open-accounts'
import { namesNobody, ownJoinUrl } from '../providers/event-draft'
import type { EventDraft } from '../providers/provider'
import { type PlannedEvent, planEvents } from './event-plan'
import { isUpToDate, type WantedEvent } from './event-sync-step'
import { assignInviter, isSamePlace, sortByUse } from './inviting-calendar'

/** The events that a meeting should have, beside the rows that say which of them exist. */
export type MeetingPlan = {
  /** Null when it was deleted: its events are still to be cancelled. */
  readonly meeting: MeetingOfEvents | null
  readonly accounts: readonly OpenConnection[]
  /** Empty for a meeting that is cancelled or gone, or waits for approval. */
  readonly events: readonly PlannedEvent[]
  readonly hasLeft: EventDraft['hasLeft']
  readonly entries: readonly PlanEntry[]
}

export type PlanEntry = {
  readonly row: EventRow
  /** Null for an event that should not exist (any more). */
  readonly event: PlannedEvent | null
  /** Null when the account's provider is not set up on this server. */
  readonly open: OpenConnection | null
}

export type Joining = { joinUrl: string | null; password: string | null }

/** Decides which events a meeting should have, and inserts the rows of those that are new. */
export async function planMeeting(meetingId: string): Promise<MeetingPlan> {
  const db = database()
  const meeting = await findMeetingOfEvents(db, meetingId)
  const rows = await listEventRows(db, meetingId)
  const userId = meeting?.userId ?? rows[0]?.userId
  const own = userId ? await openAccountsOf(userId) : []
  const video = meeting && (await hostedVideo(meeting, own))
  const accounts = video ? [...own, ...video.accounts] : own
  const isOn = meeting?.status === 'confirmed'
  const events = isOn ? (video?.plan(rows) ?? (await chooseEvents(meeting, own, rows))) : []
  const places = meeting && isOver(meeting) ? placesOfImported(meeting, own) : events
  const missing = places.filter((event) => !rows.some((row) => isSamePlace(row, event)))
  const decided = { meeting, accounts, events, hasLeft: await findLeft(meeting) }
  if (!meeting || missing.length === 0 || isSwept(meeting)) return toPlan(decided, rows)
  await insertEventRows(db, toNewRows(meeting, missing, accounts))
  return toPlan(decided, await listEventRows(db, meetingId))
}

/** The same plan beside its rows as they are now. */
export async function readAgain(plan: MeetingPlan, meetingId: string): Promise<MeetingPlan> {
  return toPlan(plan, await listEventRows(database(), meetingId))
}

/** The link of the event that makes it, else the one that the meeting had before. */
export function joiningOf({ meeting, entries }: MeetingPlan): Joining {
  const maker = entries.find(({ event }) => event?.makesLink)?.row
  if (maker?.joinUrl) return { joinUrl: maker.joinUrl, password: maker.password }
  return { joinUrl: meeting && ownJoinUrl(meeting), password: meeting?.locationData.password ?? null }
}

export function wantedBy(plan: MeetingPlan, { event }: PlanEntry): WantedEvent | null {
  if (!plan.meeting || !event) return null
  const { role, makesLink } = event
  return { role, makesLink, sequence: plan.meeting.icalSequence, joinUrl: joiningOf(plan).joinUrl }
}

/** True while a row still needs a call to its provider. */
export function isOpen(plan: MeetingPlan, entry: PlanEntry): boolean {
  const { row } = entry
  if (row.state === 'failed') return false
  const wanted = wantedBy(plan, entry)
  return wanted ? !isUpToDate(row, wanted) : row.state !== 'cancelled'
}

/** True while a video link is being created: a calendar event written now would need an update at once. */
export function isLinkAwaited({ entries }: MeetingPlan): boolean {
  return entries.some(({ row, event }) => row.role === 'conference' && event && !row.joinUrl && row.state !== 'failed')
}

function toPlan(decided: Omit<MeetingPlan, 'entries'>, rows: readonly EventRow[]): MeetingPlan {
  const { meeting, accounts, events, hasLeft } = decided
  const hasEnded = ({ state }: EventRow) => state === 'cancelled' && meeting !== null && !mayBeMade(meeting)
  const entries = rows.map((row) => ({
    row,
    event: hasEnded(row) ? null : (events.find((event) => isSamePlace(row, event)) ?? null),
    open: accounts.find(({ id }) => id === row.integrationId) ?? null,
  }))
  return { meeting, accounts, events, hasLeft, entries }
}

/** False for a meeting whose people were erased, and for a past one whose event another tool wrote: no event is created for them. */
export function mayBeMade(meeting: MeetingOfEvents): boolean {
  return !namesNobody(meeting) && (meeting.icalUid === null || meeting.endTime > new Date())
}

/** Tells whom an update removes from an event that another tool wrote. Our own events take their people from the meeting. */
async function findLeft(meeting: MeetingOfEvents | null): Promise<EventDraft['hasLeft']> {
  if (meeting && namesNobody(meeting)) return () => true
  if (!meeting?.icalUid) return () => false
  const { userId, createdAt } = meeting
  const erasures = await readErasuresOf(database(), userId)
  return (address) => {
    if (isIn(meeting.leftGuests, address)) return !isIn(meeting.attendees, address)
    const erasedAt = erasedAtOf(erasures, userId, address)
    return erasedAt !== undefined && createdAt <= erasedAt
  }
}

const isIn = (list: readonly string[], address: string) =>
  list.some((one) => one.toLowerCase() === address.toLowerCase())

async function chooseEvents(
  meeting: MeetingOfEvents,
  accounts: readonly OpenConnection[],
  rows: readonly EventRow[],
): Promise<PlannedEvent[]> {
  const plan = planOf(meeting, sortByUse(accounts, rows))
  const isMain = ({ role }: { role: EventRow['role'] }) => role === 'main'
  const areInvited =
    meeting.isHosted ||
    // Another provider’s invitation would have another UID than the one that its people have.
    meeting.icalUid !== null ||
    (!rows.some(isMain) && plan.some(isMain) && (await werePeopleNotified(database(), meeting)))
  return assignInviter(plan, rows, { areInvited })
}

const isOver = ({ status }: MeetingOfEvents) => status === 'cancelled'

/** Where the tool that a meeting came from may have written events, which end with it. */
function placesOfImported(meeting: MeetingOfEvents, accounts: readonly OpenConnection[]): PlannedEvent[] {
  if (meeting.icalUid === null) return []
  return planOf(meeting, accounts)
    .filter(({ role }) => role !== 'conference')
    .map(asCopy)
}

type HostedVideo = {
  /** Of the person who makes the link, for the meeting of the team. */
  accounts: OpenConnection[]
  plan: (rows: readonly EventRow[]) => PlannedEvent[]
}

/**
 * The video link of a booking with hosts: a host makes it by an account of their own, and it belongs to the meeting of the team, so that it
 * stays when that host hands the booking over. Their own calendar has it once. Null for meetings for which that decides nothing.
 */
async function hostedVideo(meeting: MeetingOfEvents, own: readonly OpenConnection[]): Promise<HostedVideo | null> {
  if (!meeting.isHosted || !meeting.bookedAs) return null
  const maker = await findLinkMaker(database(), meeting.bookedAs)
  if (!maker || !providerOfLocation(maker.location)) return null
  const linksOf = (accounts: readonly OpenConnection[]) => planOf(maker, accounts).filter(({ makesLink }) => makesLink)
  const isTeams = meeting.bookingId === meeting.bookedAs
  if (!isTeams) {
    const there = maker.account === meeting.userId ? linksOf(own) : []
    const isThere = (event: PlannedEvent) => there.some((link) => isSamePlace(link, event))
    return {
      accounts: [],
      plan: (rows) => planOf(meeting, sortByUse(own, rows)).flatMap((event) => (isThere(event) ? [] : asCopy(event))),
    }
  }
  const accounts = await openAccountsOf(maker.account)
  return {
    accounts,
    plan: (rows) => {
      const links = linksOf(sortByUse(accounts, rows))
      const location = links.length > 0 ? 'custom' : meeting.location
      return [...links, ...planOf({ ...meeting, location }, sortByUse(own, rows))].map(asCopy)
    },
  }
}

function planOf(meeting: Parameters<typeof planEvents>[0], accounts: readonly OpenConnection[]): PlannedEvent[] {
  return planEvents(
    meeting,
    accounts.map(({ id, provider }) => ({ id, provider: provider.id, can: provider.can })),
  )
}

/** This product invites to bookings with hosts. */
const asCopy = (event: PlannedEvent): PlannedEvent => (event.role === 'main' ? { ...event, role: 'copy' } : event)

/** The rows of a meeting that is long over have been swept: its events must not be made a second time. */
function isSwept({ endTime, createdAt }: MeetingOfEvents): boolean {
  const before = forgottenBefore(new Date())
  return endTime < before && createdAt < before
}

/** Created a millisecond apart, so that rows are listed in the order of the plan. */
function toNewRows(
  { userId, id: meetingId }: MeetingOfEvents,
  events: readonly PlannedEvent[],
  accounts: readonly OpenConnection[],
) {
  const now = Date.now()
  return events.map(({ integrationId, calendarId, role }, index) => ({
    ...{ meetingId, integrationId, calendarId, role },
    userId: accounts.find(({ id }) => id === integrationId)?.userId ?? userId,
    createdAt: new Date(now + index),
  }))
}
