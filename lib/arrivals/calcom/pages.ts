import { MAX_DURATIONS, MAX_WINDOW_DAYS } from '@/lib/pages/rules-schema'
import { MAX_DURATION_MINUTES } from '@/lib/scheduling/units'
import {
  type BookingLimit,
  type BookingWindow,
  MAX_BUFFER_MINUTES,
  MAX_LIMIT,
  MAX_NOTICE_MINUTES,
} from '@/lib/scheduling/vocabulary'
import { MAX_CHANGE_NOTICE_MINUTES, MAX_GUESTS } from '@/lib/shared/booking-rules'
import { MAX_DESCRIPTION, MAX_TITLE } from '@/lib/shared/text/text'
import type { Line } from '../converter'
import { pageLine, slugOf } from '../lines'
import { type Loose, looseOf, numberOf, refOf, textOf, within } from '../loose'
import { toPlainWords } from '../plain-words'
import { fitLine, fitText } from '../texts'
import type { Tables } from './documents'
import { type Given, hoursOf } from './hours'
import type { Notes } from './notes'
import { locationOf } from './places'
import { toDate } from './times'

const KIND = 'EventType'
/** The name of what has none. */
export const SOURCE = 'Cal.com'

/** A page of an event type, without its form. */
export function toPage(event: Loose, given: Given): Line<'pages'> {
  const { toId, notes, now } = given
  const ref = refOf(event.id)
  const id = toId(KIND, ref)
  const title = titleOf(event, notes, ref)
  const { timezone, ...hours } = hoursOf(event, given)
  const isOfTeam = isTeams(event, given.rows)
  if (isOfTeam) {
    const note = 'It has several hosts or seats, or belongs to a team: its page is inactive, and of you alone.'
    const field = event.teamId ? 'teamId' : Number(event.seatsPerTimeSlot) > 1 ? 'seatsPerTimeSlot' : 'title'
    notes.changed({ kind: KIND, field, to: 'pages.isActive', reason: 'team', note }, ref)
  }
  const slug = slugOf(event.slug, title, id)
  if (textOf(event.slug) && slug !== event.slug) {
    notes.changed(
      { kind: KIND, field: 'slug', to: 'pages.slug', reason: 'invalid', note: 'The address has other letters.' },
      ref,
    )
  }
  const minutesOf = (field: string, rule: string, max: number) =>
    fitted(event[field], { kind: KIND, field, to: `pages.${rule}` }, [0, max], notes, ref) ?? 0
  return pageLine({
    id,
    slug,
    title,
    description: descriptionOf(event, notes, ref),
    ...durationsOf(event, notes, ref),
    step: fitted(
      event.slotInterval ?? event.length,
      { kind: KIND, field: 'slotInterval', to: 'pages.step' },
      [1, MAX_DURATION_MINUTES],
      notes,
      ref,
    ),
    bufferBefore: minutesOf('beforeEventBuffer', 'bufferBefore', MAX_BUFFER_MINUTES),
    bufferAfter: minutesOf('afterEventBuffer', 'bufferAfter', MAX_BUFFER_MINUTES),
    minimumNotice: minutesOf('minimumBookingNotice', 'minimumNotice', MAX_NOTICE_MINUTES),
    moveNotice: minutesOf('minimumRescheduleNotice', 'moveNotice', MAX_CHANGE_NOTICE_MINUTES),
    bookingWindow: windowOf(event, timezone, notes, ref),
    limits: limitsOf(event, notes, ref),
    approval: event.requiresConfirmation === true ? 'always' : 'off',
    requireEmailCheck: event.requiresBookerEmailVerification === true,
    lockTimezone: event.lockTimeZoneToggleOnBookingPage === true,
    maxMoves: event.disableRescheduling === true ? 0 : null,
    maxGuests: event.disableGuests === true ? 0 : MAX_GUESTS,
    isActive: !isOfTeam,
    showOnProfile: event.hidden !== true,
    timezone,
    ...hours,
    ...locationOf(event, notes, ref),
    createdAt: now.toISOString(),
  })
}

function titleOf(event: Loose, notes: Notes, ref: string): string {
  const { text, isChanged } = fitLine(event.title, MAX_TITLE)
  const changed = { kind: KIND, field: 'title', to: 'pages.title', reason: 'invalid' } as const
  if (text === '') notes.changed({ ...changed, note: 'A page without a title is called after its tool.' }, ref)
  else if (isChanged) notes.changed({ ...changed, note: 'The title was cut, or lost its line breaks.' }, ref)
  return text || SOURCE
}

function descriptionOf(event: Loose, notes: Notes, ref: string): string {
  const words = toPlainWords(textOf(event.description))
  const { text, isChanged } = fitText(words.text, MAX_DESCRIPTION)
  if (words.isChanged || isChanged) {
    const note = 'Markdown and HTML became text.'
    notes.changed({ kind: KIND, field: 'description', to: 'pages.description', reason: 'no_counterpart', note }, ref)
  }
  return text
}

function durationsOf(event: Loose, notes: Notes, ref: string): { duration: number; durations: number[] } {
  const field = { kind: KIND, field: 'length', to: 'pages.duration' }
  const duration = fitted(event.length, field, [1, MAX_DURATION_MINUTES], notes, ref) ?? 30
  const { multipleDuration } = looseOf(event.metadata)
  const sent = Array.isArray(multipleDuration) ? multipleDuration.flatMap((one) => numberOf(one) ?? []) : []
  const fit = [
    ...new Set([duration, ...sent.filter((one) => Number.isInteger(one) && one >= 1 && one <= MAX_DURATION_MINUTES)]),
  ]
  const tooMany = fit.length - MAX_DURATIONS
  const note = `A page has at most ${MAX_DURATIONS} durations.`
  if (tooMany > 0)
    notes.leftOut({ kind: KIND, field: 'metadata.multipleDuration[]', reason: 'too_many', note, times: tooMany }, ref)
  return { duration, durations: fit.slice(0, MAX_DURATIONS).sort((one, other) => one - other) }
}

type Place = { kind: string; field: string; to: string }

function fitted(sent: unknown, place: Place, [min, max]: [number, number], notes: Notes, ref: string): number | null {
  const number = numberOf(sent)
  if (number === null) return null
  const { value, isChanged } = within(number, min, max)
  if (isChanged) notes.changed({ ...place, reason: 'invalid', note: `It is between ${min} and ${max} here.` }, ref)
  return value
}

const BUSINESS_DAYS = 5
const WEEK = 7

function windowOf(event: Loose, timezone: string, notes: Notes, ref: string): BookingWindow | null {
  const type = textOf(event.periodType).toLowerCase()
  if (type === 'range') {
    const [from, to] = [toDate(event.periodStartDate, timezone), toDate(event.periodEndDate, timezone)]
    if (from && to && from <= to) return { type: 'range', from, to }
  }
  const days = numberOf(event.periodDays)
  if (!type.startsWith('rolling') || days === null) return null
  const isOfBusinessDays = event.periodCountCalendarDays !== true
  const { value, isChanged } = within(
    isOfBusinessDays ? Math.ceil((days * WEEK) / BUSINESS_DAYS) : days,
    1,
    MAX_WINDOW_DAYS,
  )
  if (isOfBusinessDays || isChanged) {
    const note = isOfBusinessDays
      ? 'Business days became calendar days.'
      : `A window has at most ${MAX_WINDOW_DAYS} days.`
    notes.changed({ kind: KIND, field: 'periodDays', to: 'pages.bookingWindow', reason: 'no_counterpart', note }, ref)
  }
  return { type: 'days', days: value }
}

const PERIODS = { PER_DAY: 'day', PER_WEEK: 'week', PER_MONTH: 'month' } as const

function limitsOf(event: Loose, notes: Notes, ref: string): BookingLimit[] {
  const sent = looseOf(event.bookingLimits)
  return Object.entries(PERIODS).flatMap(([name, per]) => {
    const max = fitted(
      sent[name],
      { kind: KIND, field: `bookingLimits.${name}`, to: 'pages.limits' },
      [1, MAX_LIMIT],
      notes,
      ref,
    )
    return max === null ? [] : [{ per, max }]
  })
}

/** Of a team, with several hosts, or for several people at a time. */
function isTeams({ id, teamId, schedulingType, seatsPerTimeSlot, isInstantEvent }: Loose, rows: Tables): boolean {
  const hosts = (rows.Host ?? []).filter(({ eventTypeId }) => eventTypeId === id)
  return (
    (teamId !== null && teamId !== undefined) ||
    Boolean(schedulingType) ||
    hosts.length > 1 ||
    (numberOf(seatsPerTimeSlot) ?? 0) > 1 ||
    isInstantEvent === true
  )
}
