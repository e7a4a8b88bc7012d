import { randomBytes } from 'node:crypto'
import type { calendar_v3 } from '@googleapis/calendar'
import { DAY_MS } from '@/lib/scheduling/units'
import type { FakeAnswer, FakeRequest } from '../routing'
import { refuse } from './refusals'
import type { Channel, GoogleCalendar, GoogleState } from './state'

const WEEK_MS = 7 * DAY_MS

export function watchEvents(
  state: GoogleState,
  calendar: GoogleCalendar,
  request: FakeRequest,
): calendar_v3.Schema$Channel {
  const { id = '', address = '', token, type, expiration } = request.json as Record<string, string | undefined>
  if (!/^[A-Za-z0-9\-_+/=]{1,64}$/.test(id)) refuse(400, 'invalid', 'Invalid channel id')
  if (state.channels.has(id)) refuse(400, 'channelIdNotUnique', `Channel id ${id} not unique`)
  // Google wants https; this machine's own address is let through, so that messages can be tried out.
  const isAllowed = type === 'web_hook' && /^(https:|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(address)
  if (!isAllowed) refuse(400, 'push.webhookUrlNotHttps', 'WebHook callback must be HTTPS')
  const channel = { id, address, token: token ?? '', calendarId: calendar.entry.id, resourceId: random() }
  state.channels.set(id, channel)
  void tell(state, channel, 'sync', 1)
  return {
    kind: 'api#channel',
    id,
    resourceId: channel.resourceId,
    resourceUri: `${request.origin}/google/calendar/v3/calendars/${encodeURIComponent(calendar.entry.id)}/events`,
    ...(token && { token }),
    expiration: expiration ?? String(Date.now() + WEEK_MS),
  }
}

export function stopChannel(state: GoogleState, { json }: FakeRequest): FakeAnswer {
  const { id = '', resourceId } = json as { id?: string; resourceId?: string }
  if (state.channels.get(id)?.resourceId !== resourceId) refuse(404, 'notFound', `Channel '${id}' not found`)
  state.channels.delete(id)
  return { status: 204 }
}

/** Notifies every channel of the calendar of a change, without waiting for responses. */
export function tellChannels(state: GoogleState, calendarId: string): void {
  for (const channel of state.channels.values()) {
    if (channel.calendarId === calendarId) void tell(state, channel, 'exists', state.lastChange)
  }
}

async function tell(
  state: GoogleState,
  channel: Channel,
  resourceState: 'sync' | 'exists',
  number: number,
): Promise<void> {
  const headers = {
    'x-goog-channel-id': channel.id,
    'x-goog-channel-token': channel.token,
    'x-goog-resource-id': channel.resourceId,
    'x-goog-resource-state': resourceState,
    'x-goog-message-number': String(number),
  }
  await state.deliver(channel.address, headers).catch(() => undefined)
}

const random = () => randomBytes(16).toString('base64url')
