import { z } from 'zod'
import { id, isoInstant, madeByKey, words } from '@/lib/shared/text/api-shapes'
import { DELIVERY_STATUSES, WEBHOOK_EVENTS, WEBHOOK_PROBLEMS, WEBHOOK_STATUSES } from '@/lib/shared/webhooks'

const event = z.enum(WEBHOOK_EVENTS).meta({ id: 'WebhookEvent', examples: ['booking.created'] })

const endpoint = {
  id: id(),
  url: words('', 'https://example.com/hooks/slotform'),
  description: z.string(),
  events: z.array(event),
  status: z
    .enum(WEBHOOK_STATUSES)
    .describe('`failed`: switched off after days of failures. `gone`: switched off by its answer 410.'),
  keyId: madeByKey(),
  failingSince: isoInstant('The first failure since the last success; null while it works.').nullable(),
  previousSecretUntil: isoInstant('Until then deliveries have a signature by the previous secret, too.').nullable(),
  createdAt: isoInstant(),
  updatedAt: isoInstant(),
}

export const webhookEndpointAnswer = z
  .object(endpoint)
  .meta({ id: 'WebhookEndpoint', description: 'An address that is told of events.' })

export const webhookEndpointWithSecretAnswer = z
  .object({ ...endpoint, secret: words('Signs the deliveries; told this once.', 'whsec_…') })
  .meta({ id: 'WebhookEndpointWithSecret' })

const attempt = z.object({
  at: isoInstant(),
  status: z.int().nullable().describe('Null when no answer came.'),
  durationMs: z.number(),
  error: z.enum(WEBHOOK_PROBLEMS).nullable(),
  response: words('The beginning of the answer’s body.'),
})

const message = { id: z.string(), type: event, createdAt: isoInstant(), data: z.record(z.string(), z.unknown()) }

export const webhookMessageAnswer = z
  .object(message)
  .meta({ id: 'WebhookMessage', description: 'The body of a webhook.' })

export const webhookDeliveryAnswer = z
  .object({
    id: id(),
    eventId: words('The `webhook-id` of each try.'),
    type: event,
    test: z.boolean(),
    status: z
      .enum(DELIVERY_STATUSES)
      .describe('`held`: its endpoint was paused or switched off before it was delivered.'),
    attempts: z.array(attempt),
    nextAttemptAt: isoInstant('Null unless it waits.').nullable(),
    createdAt: isoInstant(),
    body: z.object(message).describe('The body of each try.'),
  })
  .meta({ id: 'WebhookDelivery', description: 'One event for one endpoint.' })

export const webhookListenerAnswer = z
  .object({
    id: id(),
    events: z.array(event),
    expiresAt: isoInstant('It is gone then, unless it asks before.'),
    createdAt: isoInstant(),
  })
  .meta({ id: 'WebhookListener', description: 'A program that fetches events itself.' })

export const webhookPollAnswer = z
  .object({
    events: z
      .array(webhookMessageAnswer)
      .describe('Oldest first. An event comes again until it is named in `received`.'),
  })
  .meta({ id: 'WebhookPoll' })
