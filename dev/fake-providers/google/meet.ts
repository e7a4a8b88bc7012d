import { createHash } from 'node:crypto'
import type { GoogleEvent, GoogleState } from './state'

/**
 * Applies `conferenceData`: a new request makes a link, at once or after some reads; a request with the id of an
 * earlier one is ignored; null removes the link; without version 1 all of it is ignored.
 */
export function withConference(
  state: GoogleState,
  wanted: GoogleEvent,
  before: GoogleEvent | null,
  options: { version: string | null; isWithoutLink: boolean },
): GoogleEvent {
  const kept = { conferenceData: before?.conferenceData, hangoutLink: before?.hangoutLink }
  const isRemoved = options.version === '1' && wanted.conferenceData === null
  if (isRemoved) return drop({ ...wanted, conferenceData: undefined, hangoutLink: undefined })
  const request = options.version === '1' ? wanted.conferenceData?.createRequest : undefined
  if (!request?.requestId) return drop({ ...wanted, ...kept })
  if (request.requestId === before?.conferenceData?.createRequest?.requestId) return drop({ ...wanted, ...kept })
  const looks = options.isWithoutLink ? Number.POSITIVE_INFINITY : state.meetPendingLooks
  state.meetLooks.set(wanted.id, looks)
  const status = { statusCode: 'pending' }
  return drop({ ...wanted, hangoutLink: undefined, conferenceData: { createRequest: { ...request, status } } })
}

/** Reads an event once: after enough reads its link is ready. Changes neither the etag nor the change number. */
export function look(state: GoogleState, events: Map<string, GoogleEvent>, event: GoogleEvent): GoogleEvent {
  const request = event.conferenceData?.createRequest
  if (request?.status?.statusCode !== 'pending') return event
  const left = state.meetLooks.get(event.id) ?? 0
  state.meetLooks.set(event.id, left - 1)
  if (left > 0) return event
  const code = toMeetCode(event.id + request.requestId)
  const uri = `https://meet.google.com/${code}`
  const seen: GoogleEvent = {
    ...event,
    hangoutLink: uri,
    conferenceData: {
      createRequest: { ...request, status: { statusCode: 'success' } },
      conferenceId: code,
      conferenceSolution: { key: { type: 'hangoutsMeet' }, name: 'Google Meet' },
      entryPoints: [{ entryPointType: 'video', uri, label: uri.slice('https://'.length) }],
    },
  }
  events.set(event.id, seen)
  return seen
}

function toMeetCode(seed: string): string {
  const letters = [...createHash('sha256').update(seed).digest()].map((byte) => String.fromCharCode(97 + (byte % 26)))
  return [letters.slice(0, 3), letters.slice(3, 7), letters.slice(7, 10)].map((part) => part.join('')).join('-')
}

function drop(event: GoogleEvent): GoogleEvent {
  return Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined)) as GoogleEvent
}
