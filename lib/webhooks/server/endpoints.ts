import { type Database, database } from '@/db/client'
import { newId } from '@/db/new-id'
import type { OwnerId } from '@/db/owner-id'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import {
  countEndpoints,
  deleteEndpoint,
  findEndpoint,
  holdDeliveries,
  holdEndpoint,
  insertEndpoint,
  listEndpoints,
  listWaitingTypes,
  releaseHeld,
  type ShownEndpoint,
  updateEndpoint,
} from '@/db/queries/webhooks/endpoints'
import { markLaneQueued } from '@/lib/outbox/enqueue'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { mayBeReached } from '@/lib/platform/guarded-fetch'
import { outboundReach } from '@/lib/platform/outbound'
import { holdKey } from '@/lib/request/calling-key'
import { once } from '@/lib/request/once'
import { DAY_MS } from '@/lib/scheduling/units'
import { AppError, invalidField } from '@/lib/shared/errors'
import { type CallingKey, requireScopes } from '@/lib/shared/scopes'
import { MAX_WEBHOOK_ENDPOINTS } from '@/lib/shared/webhooks'
import { check } from '@/messages/check'
import { scopesOfEvents } from '../event-scopes'
import { newSecret } from '../new-secret'
import type { CreateEndpointInput, UpdateEndpointInput, WebhookEndpoint, WebhookEndpointWithSecret } from '../schema'
import { sealSecret } from './secrets'

/** Both secrets sign for so long after a rotation. */
const ROTATION_MS = DAY_MS
/** Events that waited longer while their endpoint was off are given up. */
const HELD_MS = 3 * DAY_MS

export async function listWebhooks(owner: OwnerId): Promise<WebhookEndpoint[]> {
  return (await listEndpoints(database(), owner)).map(toEndpoint)
}

export async function getWebhook(owner: OwnerId, id: string): Promise<WebhookEndpoint> {
  return toEndpoint(foundEndpoint(await findEndpoint(database(), owner, id)))
}

/** Who calls, and when. */
type Calling = { key: CallingKey | null; now: Date }

/** The only answer with this secret. Throws 403 to a key that may not read what the events tell. */
export async function createWebhook(
  owner: OwnerId,
  input: CreateEndpointInput,
  { key, now }: Calling,
): Promise<WebhookEndpointWithSecret> {
  requireScopes(key, scopesOfEvents(input.events))
  requireReachable(input.url)
  const [id, secret] = [newId(), newSecret()]
  const row = { ...input, id, userId: owner, secret: sealSecret(id, secret), createdAt: now, updatedAt: now }
  const create = async (tx: Database) => {
    // Two at once would both find room for one.
    await lockOwner(tx, owner)
    if ((await countEndpoints(tx, owner)) >= MAX_WEBHOOK_ENDPOINTS) throw new AppError('too_many_webhooks')
    const apiKeyId = await holdKey(tx, owner, key)
    return { ...toEndpoint(await insertEndpoint(tx, { ...row, apiKeyId })), secret }
  }
  return database().transaction((tx) => once(tx, () => create(tx)))
}

export async function updateWebhook(
  owner: OwnerId,
  id: string,
  { paused, ...fields }: UpdateEndpointInput,
  { key, now }: Calling,
): Promise<WebhookEndpoint> {
  if (fields.url !== undefined) requireReachable(fields.url)
  return withOutbox(async (tx) => {
    const before = foundEndpoint(await holdEndpoint(tx, owner, id))
    if (key) await requireReading(tx, key, { before, ...fields })
    const turn = paused === undefined ? {} : await turnTo(tx, before, { paused, now })
    return toEndpoint(foundEndpoint(await updateEndpoint(tx, owner, id, { ...fields, ...turn, updatedAt: now })))
  })
}

/**
 * A key that says where an endpoint leads to, or what it is sent, has to be one that may read it. Another address is sent what
 * waits as well.
 */
async function requireReading(
  tx: Database,
  key: CallingKey,
  { before, url, events = before.events }: UpdateEndpointInput & { before: ShownEndpoint },
): Promise<void> {
  if (url === undefined && events === before.events) return
  requireScopes(key, scopesOfEvents(events))
  if (url !== undefined) requireScopes(key, scopesOfEvents(await listWaitingTypes(tx, before.id)))
}

async function turnTo(tx: Database, { id, status }: ShownEndpoint, { paused, now }: { paused: boolean; now: Date }) {
  if (paused && status === 'active') {
    await holdDeliveries(tx, id)
    return { status: 'paused' } as const
  }
  if (paused || status === 'active') return {}
  await releaseHeld(tx, id, { since: new Date(now.getTime() - HELD_MS), now })
  markLaneQueued(tx, 'webhooks')
  return { status: 'active', failingSince: null } as const
}

export async function deleteWebhook(owner: OwnerId, id: string): Promise<void> {
  if (!(await deleteEndpoint(database(), owner, id))) throw new AppError('webhook_not_found')
}

/** The only answer with the new secret. The one before signs for a day more; the one before that no more. */
export async function rotateSecret(owner: OwnerId, id: string, now: Date): Promise<WebhookEndpointWithSecret> {
  const secret = newSecret()
  const row = await database().transaction(async (tx) => {
    const { secret: previousSecret } = foundEndpoint(await holdEndpoint(tx, owner, id))
    const previousUntil = new Date(now.getTime() + ROTATION_MS)
    const changes = { secret: sealSecret(id, secret), previousSecret, previousUntil, updatedAt: now }
    return foundEndpoint(await updateEndpoint(tx, owner, id, changes))
  })
  return { ...toEndpoint(row), secret }
}

/** A name is looked up at each try; an address that is refused then is told at once here. */
function requireReachable(text: string): void {
  if (!mayBeReached(new URL(text), outboundReach())) throw invalidField('url', check('webhookAddress'))
}

export function foundEndpoint<T>(row: T | null): T {
  if (row === null) throw new AppError('webhook_not_found')
  return row
}

function toEndpoint(row: ShownEndpoint): WebhookEndpoint {
  const { id, url, description, events, status, failingSince, previousUntil, apiKeyId, createdAt, updatedAt } = row
  return {
    id,
    url,
    description,
    events,
    status,
    failingSince: failingSince?.toISOString() ?? null,
    previousSecretUntil: previousUntil && previousUntil > new Date() ? previousUntil.toISOString() : null,
    ...(apiKeyId && { keyId: apiKeyId }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
