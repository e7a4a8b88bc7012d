import { z } from 'zod'
import { MAX_EVENTS_OF_POLL, MAX_POLL_SECONDS } from '@/lib/shared/webhooks'
import type { webhookListenerAnswer, webhookMessageAnswer, webhookPollAnswer } from './api-shapes'
import { subscribedEvents } from './schema'

/** A program that fetches events itself, in the API. */
export type WebhookListener = z.infer<typeof webhookListenerAnswer>
/** The body of a webhook. */
export type WebhookMessage = z.infer<typeof webhookMessageAnswer>
export type WebhookPoll = z.infer<typeof webhookPollAnswer>

/** All events that the caller may read, unless some are named. */
export const createListenerSchema = z.object({ events: subscribedEvents.optional() })

/** `received`: ids of events that the listener has and does not want again. */
export const pollListenerSchema = z.object({
  received: z.array(z.uuid()).max(MAX_EVENTS_OF_POLL).default([]),
  waitSeconds: z.int().min(0).max(MAX_POLL_SECONDS).default(0),
})

export type CreateListenerInput = z.output<typeof createListenerSchema>
export type WebhookPollInput = z.output<typeof pollListenerSchema>
