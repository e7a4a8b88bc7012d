import { type Database, database } from '@/db/client'
import { newId } from '@/db/new-id'
import type { OwnerId } from '@/db/owner-id'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import {
  countListeners,
  deleteExpiredListeners,
  deleteListener,
  insertListener,
  type ListenerRow,
  renewListener,
} from '@/db/queries/webhooks/listeners'
import { holdKey } from '@/lib/request/calling-key'
import { once } from '@/lib/request/once'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { AppError } from '@/lib/shared/errors'
import { type CallingKey, requireScopes } from '@/lib/shared/scopes'
import { LISTENER_MINUTES, MAX_WEBHOOK_LISTENERS } from '@/lib/shared/webhooks'
import { eventsReadBy, scopesOfEvents } from '../event-scopes'
import type { CreateListenerInput, WebhookListener, WebhookPoll, WebhookPollInput } from '../listener-schema'
import { waitForEvents } from './wait-for-events'

const expiry = (now: Date) => new Date(now.getTime() + LISTENER_MINUTES * MINUTE_MS)

/** Who calls, and when. */
type Calling = { key: CallingKey | null; now: Date }

/** 409 when the owner has as many as may live at once. 403 to a key that may not read what the events tell. */
export async function createWebhookListener(
  owner: OwnerId,
  input: CreateListenerInput,
  { key, now }: Calling,
): Promise<WebhookListener> {
  const events = input.events ?? eventsReadBy(key)
  requireScopes(key, scopesOfEvents(events))
  const row = { id: newId(), userId: owner, events, expiresAt: expiry(now), createdAt: now }
  const create = async (tx: Database) => {
    // Two at once would both find room for one.
    await lockOwner(tx, owner)
    await deleteExpiredListeners(tx, owner, now)
    if ((await countListeners(tx, owner, now)) >= MAX_WEBHOOK_LISTENERS) throw new AppError('too_many_listeners')
    return toListener(await insertListener(tx, { ...row, apiKeyId: await holdKey(tx, owner, key) }))
  }
  return database().transaction((tx) => once(tx, () => create(tx)))
}

/**
 * Forgets what the listener has received, lets it live on, and returns what waits for it: at once, or as soon as there is
 * something, or nothing after `waitSeconds` or when the caller has gone. 404 for a listener that has expired,
 * and to a key that may not read all of its events.
 */
export async function pollWebhookListener(
  owner: OwnerId,
  id: string,
  { received, waitSeconds }: WebhookPollInput,
  { key, now, signal }: Calling & { signal: AbortSignal },
): Promise<WebhookPoll> {
  const renewal = { received, readable: eventsReadBy(key), until: expiry(now), now }
  const isThere = await renewListener(database(), { owner, id }, renewal)
  if (!isThere) throw new AppError('listener_not_found')
  return { events: await waitForEvents({ owner, id }, { waitSeconds, signal }) }
}

export async function deleteWebhookListener(owner: OwnerId, id: string): Promise<void> {
  if (!(await deleteListener(database(), { owner, id }))) throw new AppError('listener_not_found')
}

function toListener({ id, events, expiresAt, createdAt }: ListenerRow): WebhookListener {
  return { id, events, expiresAt: expiresAt.toISOString(), createdAt: createdAt.toISOString() }
}
