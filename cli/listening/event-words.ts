import type { components } from '@/clients/slotform/api'
import { inline } from '../output'
import { timeWords } from '../times'

export type Event = components['schemas']['WebhookMessage']

/** Tells in one line what an event is about: `Intro call, Tue 2026-11-24 09:00, Vera`. */
export function eventWords({ data }: Event, timezone: string): string {
  const [meeting, booking, form] = [inside(data, 'meeting'), inside(data, 'booking'), inside(data, 'form')]
  const [response, connection] = [inside(data, 'response'), inside(data, 'connection')]
  const start = text(booking, 'startTime')
  const parts = [
    text(meeting, 'title'),
    start && timeWords(start, timezone),
    text(booking, 'attendeeName'),
    text(form, 'title'),
    text(response, 'respondentName') ?? text(response, 'respondentEmail'),
    text(connection, 'type'),
    text(connection, 'account'),
    text(data, 'reason'),
  ]
  return inline(parts.filter(Boolean).join(', '))
}

type Fields = Record<string, unknown>

function inside(fields: Fields, name: string): Fields {
  const value = fields[name]
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function text(fields: Fields, name: string): string | null {
  const value = fields[name]
  return typeof value === 'string' ? value : null
}
