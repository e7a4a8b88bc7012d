import { randomUUID } from 'node:crypto'
import type { Subscription } from '@microsoft/microsoft-graph-types'
import type { FakeAnswer, FakeRequest } from '../routing'
import { refuse } from './refusals'
import type { MicrosoftCalendar, MicrosoftState } from './state'

const MAX_MS = 4_230 * 60_000

/** Validates the notification URL before the response, like Graph: the URL must echo a token. */
export async function subscribe(state: MicrosoftState, email: string, request: FakeRequest): Promise<FakeAnswer> {
  const body = request.json as Subscription
  const url = body.notificationUrl ?? ''
  if (!/^(https:|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(url) || !body.lifecycleNotificationUrl)
    refuse(400, 'InvalidRequest', 'The notification URL must be https.')
  if (Date.parse(body.expirationDateTime ?? '') > Date.now() + MAX_MS + 60_000)
    refuse(400, 'ExtensionError', 'Subscription expiration can only be 4230 minutes in the future.')
  if (!calendarOf(state, email, body)) refuse(404, 'ErrorItemNotFound', 'The specified object was not found.')
  const token = `Validation: Testing client ${randomUUID()}`
  const answer = await state.deliver(`${url}?validationToken=${encodeURIComponent(token)}`, undefined).catch(() => null)
  if (answer?.status !== 200 || answer.text !== token)
    refuse(400, 'ValidationError', 'The server did not return the expected validation token.')
  const made = { ...body, id: randomUUID() }
  state.subscriptions.set(made.id, { ...made, email })
  return { status: 201, json: made }
}

export function unsubscribe(state: MicrosoftState, { params }: FakeRequest): FakeAnswer {
  if (!state.subscriptions.delete(params.subscriptionId ?? '')) refuse(404, 'ResourceNotFound', 'Not found.')
  return { status: 204 }
}

/** Does not wait for the responses. */
export function tellSubscriptions(state: MicrosoftState, calendar: MicrosoftCalendar, eventId: string): void {
  for (const one of state.subscriptions.values()) {
    if (calendarOf(state, one.email, one) !== calendar) continue
    const resource = `Users/${one.email}/Events/${eventId}`
    const message = { changeType: 'updated', resource, resourceData: { '@odata.type': '#Microsoft.Graph.Event' } }
    void tell(state, one, message)
  }
}

export async function tell(state: MicrosoftState, one: Subscription, message: object): Promise<void> {
  const { id: subscriptionId, clientState, expirationDateTime: subscriptionExpirationDateTime } = one
  const value = [{ subscriptionId, clientState, subscriptionExpirationDateTime, ...message }]
  await state.deliver(one.notificationUrl ?? '', { value }).catch(() => undefined)
}

function calendarOf(state: MicrosoftState, email: string, { resource }: Subscription): MicrosoftCalendar | null {
  const id = /^me\/(?:calendars\/([^/]+)\/)?events$/.exec(resource ?? '')
  return id ? state.find(email, decodeURIComponent(id[1] ?? '')) : null
}
