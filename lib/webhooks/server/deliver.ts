import { type Database, database } from '@/db/client'
import {
  type ClaimedDelivery,
  claimDeliveries,
  type DueDelivery,
  finishAttempt,
  listDue,
  noteFailing,
  noteWorking,
} from '@/db/queries/webhooks/claims'
import { logFailure } from '@/lib/log/log'
import { singleFlight } from '@/lib/outbox/queue'
import { DAY_MS } from '@/lib/scheduling/units'
import { WEBHOOK_FAILING_DAYS, type WebhookAttempt } from '@/lib/shared/webhooks'
import { nextTry } from './schedule'
import { sendWebhook } from './send'
import { switchEndpointOff } from './switch-off'

/** Longer than the time limit of a try. */
const LEASE_MS = 20_000
/** Tries under way in this process, of all owners and of one. An endpoint has one at a time, so that one that hangs delays no other. */
const AT_ONCE = 64
const AT_ONCE_OF_OWNER = 16
/** Tries of one delivery that are kept; one that is sent again and again would grow without end. */
const KEPT_ATTEMPTS = 16

export function webhookLease(now = new Date()): { now: Date; leaseEnd: Date } {
  return { now, leaseEnd: new Date(now.getTime() + LEASE_MS) }
}

type UnderWay = { owner: string; done: Promise<void> }
/** By endpoint. */
const underWay = new Map<string, UnderWay>()

/** Begins the tries that are due, and begins the next ones as they end. Resolves when none is under way. */
export async function deliverWebhooksDue(): Promise<void> {
  await beginDue()
  while (underWay.size > 0) await Promise.race([...underWay.values()].map(({ done }) => done))
}

/** One at a time: two would both find an endpoint free. */
const beginDue = singleFlight(async () => {
  for (let begun = await beginSome(); begun > 0; begun = await beginSome());
})

async function beginSome(): Promise<number> {
  const room = AT_ONCE - underWay.size
  if (room <= 0) return 0
  const busy = { endpoints: [...underWay.keys()], owners: busyOwners() }
  const { now, leaseEnd } = webhookLease()
  const due = withinOwners(await listDue(database(), { busy, now, limit: room }))
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  const claimed = await claimDeliveries(database(), ids, { now, leaseEnd, isDue: true })
  for (const delivery of claimed) begin(delivery)
  return claimed.length
}

const countOf = (owner: string) => [...underWay.values()].filter((one) => one.owner === owner).length

function busyOwners(): string[] {
  const owners = new Set([...underWay.values()].map(({ owner }) => owner))
  return [...owners].filter((owner) => countOf(owner) >= AT_ONCE_OF_OWNER)
}

function withinOwners(due: DueDelivery[]): DueDelivery[] {
  const taken = new Map<string, number>()
  return due.filter(({ userId }) => {
    const count = taken.get(userId) ?? countOf(userId)
    taken.set(userId, count + 1)
    return count < AT_ONCE_OF_OWNER
  })
}

function begin(delivery: ClaimedDelivery): void {
  const { endpointId, userId: owner } = delivery
  const done = attempt(delivery)
    .catch((error: unknown) => logFailure('work_failed', error, { work: 'webhooks' }))
    .then(() => {
      underWay.delete(endpointId)
      return beginDue()
    })
    .catch((error: unknown) => logFailure('work_failed', error, { work: 'webhooks' }))
  underWay.set(endpointId, { owner, done })
}

/** One try of a given delivery now, whatever else its endpoint is sent. Does nothing when another process has it. */
export async function deliverNow(id: string): Promise<void> {
  const [delivery] = await claimDeliveries(database(), [id], { ...webhookLease(), isDue: false })
  if (delivery) await attempt(delivery)
}

async function attempt(delivery: ClaimedDelivery): Promise<void> {
  const done = await sendWebhook(delivery)
  const db = database()
  const now = new Date()
  const again = done.error === null || done.error === 'gone' || delivery.isTest ? null : nextTry(delivery.tries, now)
  const status = done.error === null ? 'delivered' : again ? 'waiting' : 'failed'
  await finishAttempt(db, delivery.id, { status, nextAttemptAt: again ?? now, attempt: done, keeps: KEPT_ATTEMPTS })
  await judgeEndpoint(db, delivery, done, now)
}

async function judgeEndpoint(
  db: Database,
  { endpointId, isTest }: ClaimedDelivery,
  { error }: WebhookAttempt,
  now: Date,
): Promise<void> {
  if (error === null) return noteWorking(db, endpointId)
  if (isTest) return
  if (error === 'gone') return switchEndpointOff(endpointId, 'gone', now)
  const since = await noteFailing(db, endpointId, now)
  const isOver = since && now.getTime() - since.getTime() >= WEBHOOK_FAILING_DAYS * DAY_MS
  if (isOver) await switchEndpointOff(endpointId, 'failed', now)
}
