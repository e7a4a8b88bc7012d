import { database } from '@/db/client'
import {
  type EventRow,
  findMeetingOfEvents,
  forgottenBefore,
  insertEventRows,
  listEventRows,
  type MeetingOfEvents,
  takeEventRow,
} from '@/db/queries/calendars/calendar-events'
import { writeMeetingFacts } from '@/db/queries/meetings/meetings'
import { retryTransaction } from '@/db/retry'
import { enqueueEventNews, werePeopleTold } from '@/lib/notices/event-mails'
import { listConnectionsOf, type OpenConnection } from '../accounts/open-accounts'
import { ownJoinUrl, toBareDraft, toDraft } from '../providers/event-draft'
import { type PlannedEvent, planEvents } from './event-plan'
import { isUpToDate, type WantedEvent } from './event-sync-step'
import { inOrderOfUse, isSamePlace, keepRoles } from './inviting-calendar'
import { type EventTask, giveUp, type Wait, writeEvent } from './sync-event'
import { toLocationData } from './to-location-data'

/** Rows that are written side by side. */
const PARALLEL = 4
/** No row is begun after that; together with the last one it stays below the outbox's lease. */
const BEGIN_WITHIN_MS = 40_000
/** So often a calendar waits for the link of a video service before it is written without. */
const WAITS_FOR_LINK = 2
const FACT_TRIES = 3

export type EventsResult = {
  /** What is still to be tried. */
  wait: Wait | null
  /** Why something was given up. */
  failure: string | null
}

type Options = {
  /** Providers may write to attendees. */
  notifies: boolean
  /** How often this was tried, this time included; the first time also tries again what failed for ever. */
  attempt: number
}

type State = {
  meeting: MeetingOfEvents | null
  accounts: OpenConnection[]
  rows: EventRow[]
  planned: PlannedEvent[]
}

/** Brings the events of one meeting at its owner's providers up to date, whatever happened to it since the last time. */
export async function updateEvents(meetingId: string, { notifies, attempt }: Options): Promise<EventsResult> {
  const begunAt = Date.now()
  const state = await planMeeting(meetingId)
  const options = { notifies, retries: attempt === 1 }
  const waits: Wait[] = []
  const run = async (rows: EventRow[]) => {
    for (let index = 0; index < rows.length; index += PARALLEL) {
      if (Date.now() - begunAt > BEGIN_WITHIN_MS) return void waits.push({ reason: 'busy', seconds: 1 })
      const group = rows.slice(index, index + PARALLEL)
      const outcomes = await Promise.all(group.map((row) => writeEvent(toTask(state, row, options))))
      waits.push(...outcomes.flatMap((wait) => wait ?? []))
    }
  }
  const isMaker = (row: EventRow) => findPlanned(state.planned, row)?.makesLink ?? false
  await run(state.rows.filter(isMaker))
  state.rows = await listEventRows(database(), meetingId)
  if (!isLinkAwaited(state) || attempt > WAITS_FOR_LINK) await run(state.rows.filter((row) => !isMaker(row)))
  state.rows = await listEventRows(database(), meetingId)
  await writeFacts(state)
  return toResult(state, waits)
}

/** Decides once which events a meeting shall have, and writes down those that are new. */
export async function planMeeting(meetingId: string): Promise<State> {
  const db = database()
  const meeting = await findMeetingOfEvents(db, meetingId)
  const rows = await listEventRows(db, meetingId)
  const userId = meeting?.userId ?? rows[0]?.userId
  const accounts = userId ? await listConnectionsOf(userId) : []
  if (!meeting || meeting.status === 'cancelled') return { meeting, accounts, rows, planned: [] }
  const preferred = inOrderOfUse(accounts, rows).map(({ id, provider }) => ({
    id,
    provider: provider.id,
    can: provider.can,
  }))
  const plan = planEvents(meeting, preferred)
  const hasMain = rows.some(({ role }) => role === 'main')
  const areInvited = !hasMain && plan.some(({ role }) => role === 'main') && (await werePeopleTold(db, meeting))
  const planned = keepRoles(plan, rows, { areInvited })
  const missing = planned.filter((event) => !rows.some((row) => isSamePlace(row, event)))
  // One that is long over has had its events, and its rows are forgotten: nothing is made a second time.
  const isForgotten = meeting.endTime < forgottenBefore(new Date()) && meeting.createdAt < forgottenBefore(new Date())
  if (missing.length === 0 || isForgotten) return { meeting, accounts, rows, planned }
  // One after the other, so that they are read in the order of the plan.
  const now = Date.now()
  const { userId: owner } = meeting
  const added = missing.map(({ integrationId, calendarId, role }, index) => ({
    ...{ userId: owner, meetingId, integrationId, calendarId, role },
    createdAt: new Date(now + index),
  }))
  await insertEventRows(db, added)
  return { meeting, accounts, rows: await listEventRows(db, meetingId), planned }
}

/** What could not be brought about in all the time there was: whoever looks at the meeting sees it. */
export async function giveUpEvents(meetingId: string): Promise<void> {
  const state = await planMeeting(meetingId)
  for (const row of state.rows.filter((each) => isOpen(state, each))) {
    const stamp = new Date()
    if (!(await takeEventRow(database(), row, stamp, {}))) continue
    const open = state.accounts.find(({ id }) => id === row.integrationId) ?? null
    await giveUp({ row, open, meeting: state.meeting }, stamp, 'expired')
  }
}

function findPlanned(planned: PlannedEvent[], row: EventRow): PlannedEvent | undefined {
  return planned.find((event) => isSamePlace(row, event))
}

function toTask(state: State, row: EventRow, options: { notifies: boolean; retries: boolean }): EventTask {
  const { meeting, accounts, planned } = state
  const event = findPlanned(planned, row)
  const open = accounts.find(({ id }) => id === row.integrationId) ?? null
  const place = {
    ...{ key: row.id, replaces: row.icalUid },
    ...{ role: event?.role ?? row.role, makesLink: event?.makesLink ?? false },
    invites: open?.provider.can.invites ?? null,
  }
  const facts = { ...findJoining(state), notifies: options.notifies }
  return {
    ...options,
    row,
    meeting,
    open,
    wanted: meeting && event ? toWanted(state, event) : null,
    draft: meeting ? toDraft(meeting, place, facts) : toBareDraft(place, Date.now()),
    notifies: options.notifies && row.role === 'main',
  }
}

function toWanted(state: State, { role, makesLink }: PlannedEvent): WantedEvent {
  return { role, makesLink, sequence: state.meeting?.icalSequence ?? 0, joinUrl: findJoining(state).joinUrl }
}

/** By the event that makes the link, else as the meeting had it before. */
function findJoining({ meeting, rows, planned }: State): { joinUrl: string | null; password: string | null } {
  const maker = rows.find((row) => findPlanned(planned, row)?.makesLink)
  if (maker?.joinUrl) return { joinUrl: maker.joinUrl, password: maker.password }
  return { joinUrl: meeting && ownJoinUrl(meeting), password: meeting?.locationData.password ?? null }
}

/** A video meeting that is still tried for: what is written to a calendar now would have to be changed at once. */
function isLinkAwaited({ rows, planned }: State): boolean {
  return rows.some(
    (row) => row.role === 'conference' && findPlanned(planned, row) && !row.joinUrl && row.state !== 'failed',
  )
}

/** What came of the events is written to the meeting, and people are told of a link that they could not be told before. */
async function writeFacts(state: State): Promise<void> {
  let { meeting } = state
  for (let tries = 0; meeting && tries < FACT_TRIES; tries += 1) {
    const { locationData } = meeting
    const facts = toLocationData(locationData, toKnownEvents(state))
    if (JSON.stringify(sorted(facts)) === JSON.stringify(sorted(locationData))) return
    const current = meeting
    const isWritten = await retryTransaction(database(), async (tx) => {
      const now = new Date()
      if (!(await writeMeetingFacts(tx, current, facts, now))) return false
      const isNews = facts.meetLink !== undefined && facts.meetLink !== locationData.meetLink
      if (isNews) await enqueueEventNews(tx, { ...current, locationData: facts }, now)
      return true
    })
    if (isWritten) return
    meeting = await findMeetingOfEvents(database(), meeting.id)
  }
}

function toKnownEvents({ rows, planned, accounts }: State) {
  return rows.flatMap((row) => {
    const provider = accounts.find(({ id }) => id === row.integrationId)?.provider.id
    return provider ? [{ ...row, provider, makesLink: findPlanned(planned, row)?.makesLink ?? false }] : []
  })
}

function sorted(data: object): [string, unknown][] {
  return Object.entries(data).sort(([one], [other]) => one.localeCompare(other))
}

function toResult(state: State, waits: Wait[]): EventsResult {
  const failure = state.rows.find((row) => row.state === 'failed')?.error ?? null
  const longest = waits.reduce<Wait | null>(
    (most, wait) => ((wait.seconds ?? 0) > (most?.seconds ?? -1) ? wait : most),
    null,
  )
  if (longest) return { wait: longest, failure }
  return {
    wait: state.rows.some((row) => isOpen(state, row)) ? { reason: 'no link yet', seconds: null } : null,
    failure,
  }
}

function isOpen(state: State, row: EventRow): boolean {
  if (row.state === 'failed') return false
  const event = findPlanned(state.planned, row)
  return event ? !isUpToDate(row, toWanted(state, event)) : row.state !== 'cancelled'
}
