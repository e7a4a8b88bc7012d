import { isNotNull } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import type { WebhookEvent } from '@/lib/shared/webhooks'
import { apiKeys } from './api-keys'
import { createdAt, id, instant } from './columns'
import { users } from './users'
import { webhookEvents } from './webhooks'

/** Programs that fetch an owner's events themselves, because no address reaches them. Each lives while it asks. */
export const webhookListeners = pgTable(
  'webhook_listeners',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    events: jsonb('events').$type<WebhookEvent[]>().notNull(),
    /** Later by some minutes each time it asks. */
    expiresAt: instant('expires_at').notNull(),
    /** The key of the program, with which it ends; null when its owner made it in a browser. */
    apiKeyId: uuid('api_key_id').references(() => apiKeys.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhook_listeners_user_id_index').on(table.userId),
    index('webhook_listeners_expires_at_index').on(table.expiresAt),
    index('webhook_listeners_api_key_index').on(table.apiKeyId).where(isNotNull(table.apiKeyId)),
  ],
)

/** Events that wait until a listener has confirmed them. */
export const webhookListenerEvents = pgTable(
  'webhook_listener_events',
  {
    listenerId: uuid('listener_id')
      .notNull()
      .references(() => webhookListeners.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id')
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.listenerId, table.eventId] }),
    index('webhook_listener_events_event_index').on(table.eventId),
  ],
)
