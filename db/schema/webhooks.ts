import { isNotNull, sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import {
  DELIVERY_STATUSES,
  WEBHOOK_EVENTS,
  WEBHOOK_STATUSES,
  type WebhookAttempt,
  type WebhookEvent,
} from '@/lib/shared/webhooks'
import { madeByKey } from './api-keys'
import { createdAt, id, instant, oneOf, updatedAt } from './columns'
import { users } from './users'

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Addresses to which an owner's events are sent. Both secrets are encrypted, bound to their row. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    userId: userId(),
    url: text('url').notNull(),
    description: text('description').notNull().default(''),
    events: jsonb('events').$type<WebhookEvent[]>().notNull(),
    status: text('status', { enum: WEBHOOK_STATUSES }).notNull().default('active'),
    secret: text('secret').notNull(),
    /** The secret before the last rotation, which signs too until then. */
    previousSecret: text('previous_secret'),
    previousUntil: instant('previous_until'),
    /** The first failure since the last success. */
    failingSince: instant('failing_since'),
    apiKeyId: madeByKey(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('webhook_endpoints_user_id_index').on(table.userId, table.createdAt),
    index('webhook_endpoints_api_key_index').on(table.apiKeyId).where(isNotNull(table.apiKeyId)),
    check('webhook_endpoints_status', oneOf(table.status, WEBHOOK_STATUSES)),
  ],
)

/** Events that at least one endpoint had subscribed to. The id is the `webhook-id` of each try. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: id(),
    userId: userId(),
    type: text('type', { enum: WEBHOOK_EVENTS }).notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhook_events_user_id_index').on(table.userId, table.createdAt),
    index('webhook_events_created_at_index').on(table.createdAt),
    check('webhook_events_type', oneOf(table.type, WEBHOOK_EVENTS)),
  ],
)

/** One event for one endpoint: the queue of webhooks and their log. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    userId: userId(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id')
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    /** Sent by the owner to try the endpoint: once, whatever the answer. */
    isTest: boolean('is_test').notNull().default(false),
    status: text('status', { enum: DELIVERY_STATUSES }).notNull().default('waiting'),
    /** Tries since it was queued, or sent again by its owner. */
    tries: integer('tries').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** Set while a process sends it. */
    claimedAt: instant('claimed_at'),
    attempts: jsonb('attempts').$type<WebhookAttempt[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    // Ordered by owner and endpoint, for round robin.
    index('webhook_deliveries_waiting_index')
      .on(table.userId, table.endpointId, table.nextAttemptAt)
      .where(sql`${table.status} = 'waiting'`),
    index('webhook_deliveries_log_index').on(table.userId, table.endpointId, table.createdAt, table.id),
    index('webhook_deliveries_endpoint_index').on(table.endpointId),
    index('webhook_deliveries_event_index').on(table.eventId),
    check('webhook_deliveries_status', oneOf(table.status, DELIVERY_STATUSES)),
  ],
)
