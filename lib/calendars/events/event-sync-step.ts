import type { EventRow } from '@/db/queries/calendars/calendar-events'

/** The next call to the provider for one row; `look` first searches for an event that an interrupted attempt may have created. */
export type EventStep = 'create' | 'look' | 'update' | 'cancel' | 'look-and-cancel' | 'forget' | null

/** The state that an event should have at its provider. */
export type WantedEvent = { role: EventRow['role']; sequence: number; joinUrl: string | null; makesLink: boolean }

type Row = Pick<EventRow, 'role' | 'state' | 'externalId' | 'joinUrl' | 'writtenSequence' | 'error'>

type Asked = {
  retries: boolean
  /** Another tool may have written the event. */
  isImported: boolean
}

/** The next step of a row; `wanted` is null for an event that should not exist. Rows in state `failed` wait for `retries`. */
export function nextStep(row: Row, wanted: WantedEvent | null, { retries, isImported }: Asked): EventStep {
  if (row.state === 'failed' && !retries) return null
  const isThere = row.externalId !== null && row.state !== 'cancelled'
  if (!wanted) return isThere ? 'cancel' : stepOfUnwanted(row, isImported)
  if (!isThere) return mayBeThere(row) ? 'look' : 'create'
  return isUpToDate(row, wanted) ? null : 'update'
}

export function isUpToDate(row: Row, wanted: WantedEvent): boolean {
  const hasLink = wanted.makesLink ? row.joinUrl !== null : row.joinUrl === wanted.joinUrl
  return row.state === 'made' && isWritten(row, wanted) && hasLink
}

/** True when everything but the link is as wanted. */
export function isWritten(row: Row, wanted: WantedEvent): boolean {
  return row.role === wanted.role && row.writtenSequence === wanted.sequence
}

/** A call whose response was lost may have created the event all the same. */
export function mayBeThere(row: Pick<Row, 'externalId' | 'state' | 'error'>): boolean {
  return row.externalId === null && (row.state === 'creating' || row.error !== null)
}

function stepOfUnwanted(row: Row, isImported: boolean): EventStep {
  if (row.state === 'cancelled') return null
  return isImported || mayBeThere(row) ? 'look-and-cancel' : 'forget'
}
