import { database } from '@/db/client'
import { takeEventRow } from '@/db/queries/calendars/calendar-events'
import { textsOf } from '@/messages'
import { toBareDraft, toEventDraft } from '../providers/event-draft'
import {
  isLinkAwaited,
  isOpen,
  joiningOf,
  type MeetingPlan,
  type PlanEntry,
  planMeeting,
  readAgain,
  wantedBy,
} from './plan-meeting'
import { recordLinks } from './record-links'
import { type EventTask, markEventFailed, syncEvent, type Wait } from './sync-event'

/** Rows that are written side by side. */
const PARALLEL = 4
/** No row is started after this time, so that the last one ends within the outbox's lease. */
const BEGIN_WITHIN_MS = 40_000
/** Attempts for which calendars wait for the video link; then they are written without it. */
const WAITS_FOR_LINK = 2

export type EventsResult = {
  /** Why and how long to wait before the next attempt; null when nothing is left to try. */
  wait: Wait | null
  /** Why an event was given up. */
  failure: string | null
}

type Options = {
  /** Providers may write to attendees. */
  notifies: boolean
  /** The number of this attempt, from 1; the first also retries rows in state `failed`. */
  attempt: number
}

/**
 * Brings the events of one meeting up to date at its owner's providers: plans which there should be, syncs those that make the
 * video link, then the others, which carry it, and records the links on the meeting.
 */
export async function updateEvents(meetingId: string, { notifies, attempt }: Options): Promise<EventsResult> {
  const options = { notifies, retries: attempt === 1, beginBefore: Date.now() + BEGIN_WITHIN_MS }
  const plan = await planMeeting(meetingId)
  const waitsOfMakers = await syncAll(plan, plan.entries.filter(makesLink), options)
  const withLink = await readAgain(plan, meetingId)
  const areOthersDue = attempt > WAITS_FOR_LINK || !isLinkAwaited(withLink)
  const others = areOthersDue ? withLink.entries.filter((entry) => !makesLink(entry)) : []
  const waitsOfOthers = await syncAll(withLink, others, options)
  const done = await readAgain(plan, meetingId)
  await recordLinks(done)
  return toResult(done, [...waitsOfMakers, ...waitsOfOthers])
}

/** Fails all that is still open after the last attempt, so that the owner sees it on the meeting. */
export async function giveUpEvents(meetingId: string): Promise<void> {
  const plan = await planMeeting(meetingId)
  for (const entry of plan.entries.filter((each) => isOpen(plan, each))) {
    const stamp = new Date()
    if (!(await takeEventRow(database(), entry.row, stamp, {}))) continue
    await markEventFailed({ row: entry.row, open: entry.open, meeting: plan.meeting }, stamp, 'expired')
  }
}

const makesLink = ({ event }: PlanEntry) => event?.makesLink ?? false

type SyncOptions = { notifies: boolean; retries: boolean; beginBefore: number }

async function syncAll(plan: MeetingPlan, entries: readonly PlanEntry[], options: SyncOptions): Promise<Wait[]> {
  const waits: Wait[] = []
  for (let index = 0; index < entries.length; index += PARALLEL) {
    if (Date.now() > options.beginBefore) return [...waits, { reason: 'busy', seconds: 1 }]
    const group = entries.slice(index, index + PARALLEL)
    const outcomes = await Promise.all(group.map((entry) => syncEvent(toTask(plan, entry, options))))
    waits.push(...outcomes.flatMap((wait) => wait ?? []))
  }
  return waits
}

function toTask(plan: MeetingPlan, entry: PlanEntry, { notifies, retries }: SyncOptions): EventTask {
  const { meeting, hasLeft } = plan
  const { row, event, open } = entry
  const place = {
    ...{ key: row.id, replaces: row.icalUid },
    ...{ role: event?.role ?? row.role, makesLink: makesLink(entry) },
    invites: open?.provider.can.invites ?? null,
  }
  return {
    row,
    meeting,
    open,
    retries,
    wanted: wantedBy(plan, entry),
    draft: meeting
      ? toEventDraft(meeting, place, { ...joiningOf(plan), hasLeft, notifies }, textsOf(meeting.ownerLanguage))
      : toBareDraft(place, Date.now()),
    notifies: notifies && row.role === 'main',
  }
}

function toResult(plan: MeetingPlan, waits: readonly Wait[]): EventsResult {
  const failure = plan.entries.find(({ row }) => row.state === 'failed')?.row
  return {
    wait: longestOf(waits) ?? (plan.entries.some((entry) => isOpen(plan, entry)) ? NO_LINK_YET : null),
    failure: failure ? (failure.error ?? failure.ownerEdit) : null,
  }
}

const NO_LINK_YET: Wait = { reason: 'no link yet', seconds: null }

function longestOf(waits: readonly Wait[]): Wait | null {
  return waits.reduce<Wait | null>(
    (longest, wait) => ((wait.seconds ?? 0) > (longest?.seconds ?? -1) ? wait : longest),
    null,
  )
}
