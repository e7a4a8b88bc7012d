import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findLatestClosing } from '@/db/queries/webhooks/form-events'
import { findLatestBooking, findLatestIntegration } from '@/db/queries/webhooks/latest'
import { findLatestResponse } from '@/db/queries/webhooks/response-events'
import { fileUrlStart } from '@/lib/files/file-url'
import { outboxHandlers } from '@/lib/outbox/handlers'
import type { WebhookEvent } from '@/lib/shared/webhooks'
import { connectionData } from './connection-data'
import { sampleData } from './samples'

/** Data of an event about the owner's latest booking, response, form or connection; a made-up one if there is none. */
export async function findTestData(owner: OwnerId, type: WebhookEvent, now: Date): Promise<object> {
  return (await findReal(owner, type, now)) ?? { ...sampleData(type, now), sample: true }
}

async function findReal(owner: OwnerId, type: WebhookEvent, now: Date): Promise<object | null> {
  const db = database()
  if (type === 'form.closed') return findLatestClosing(db, owner, now)
  if (type === 'connection.expired') {
    const row = await findLatestIntegration(db, owner)
    return row ? connectionData(row, now) : null
  }
  if (type === 'response.created' || type === 'response.deleted')
    return findLatestResponse(db, owner, type, { fileUrl: fileUrlStart(), now })
  // A booking does not tell who has held it.
  if (type === 'booking.reassigned') return null
  const booking = await findLatestBooking(db, owner)
  return booking ? outboxHandlers().describeBooking(db, booking) : null
}
