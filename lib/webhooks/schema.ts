import { z } from 'zod'
import { MAX_LINE, trimmed } from '@/lib/shared/text/text'
import { MAX_WEBHOOK_URL, WEBHOOK_EVENTS } from '@/lib/shared/webhooks'
import { check } from '@/messages/check'
import type { webhookDeliveryAnswer, webhookEndpointAnswer, webhookEndpointWithSecretAnswer } from './api-shapes'
import { deliveryPlace } from './delivery-place'

/** An endpoint in the API. Instants are ISO texts. */
export type WebhookEndpoint = z.infer<typeof webhookEndpointAnswer>

/** With the secret, after creating the endpoint and after a rotation only. */
export type WebhookEndpointWithSecret = z.infer<typeof webhookEndpointWithSecretAnswer>

/** One event for one endpoint. */
export type WebhookDelivery = z.infer<typeof webhookDeliveryAnswer>

/** The service decides about http and private addresses, by `OUTBOUND_ALLOW_PRIVATE`. */
const url = trimmed(MAX_WEBHOOK_URL, check('required')).refine(isPlainUrl, check('webhookUrl'))

function isPlainUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hash } = new URL(text)
  return ['https:', 'http:'].includes(protocol) && !username && !password && !hash && !text.endsWith('#')
}

/** Events of an endpoint or a listener, each once. */
export const subscribedEvents = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1, check('webhookEvents'))
  .max(WEBHOOK_EVENTS.length)
  .transform((list) => WEBHOOK_EVENTS.filter((event) => list.includes(event)))

const description = trimmed(MAX_LINE)

export const createEndpointSchema = z.object({ url, events: subscribedEvents, description: description.default('') })

/** `paused: false` also switches on again what failures or a 410 switched off. */
export const updateEndpointSchema = z.object({
  url: url.optional(),
  events: subscribedEvents.optional(),
  description: description.optional(),
  paused: z.boolean().optional(),
})

/** The event to try; by default the first to which the endpoint subscribes. */
export const testEndpointSchema = z.object({ type: z.enum(WEBHOOK_EVENTS).optional() })

const MAX_LIMIT = 100

export const listDeliveriesQuerySchema = z.object({
  after: deliveryPlace.optional(),
  limit: z
    .string()
    .regex(/^\d{1,3}$/, check('invalidLimit'))
    .transform(Number)
    .pipe(z.number().min(1).max(MAX_LIMIT))
    .default(20),
})

/** As clients send it. */
export type WebhookEndpointInput = z.input<typeof createEndpointSchema>
export type CreateEndpointInput = z.output<typeof createEndpointSchema>
export type UpdateEndpointInput = z.output<typeof updateEndpointSchema>
export type ListDeliveriesQuery = z.output<typeof listDeliveriesQuerySchema>
