/** Events that an endpoint can subscribe to. A name never changes its meaning. */
export const WEBHOOK_EVENTS = [
  'booking.requested',
  'booking.created',
  'booking.moved',
  'booking.reassigned',
  'booking.cancelled',
  'booking.declined',
  'booking.no_show',
  'response.created',
  'response.deleted',
  'form.closed',
  'connection.expired',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** `failed`: switched off after days of failures. `gone`: switched off by its answer 410. */
export const WEBHOOK_STATUSES = ['active', 'paused', 'failed', 'gone'] as const

/** `held`: its endpoint was paused or switched off before it was delivered. */
export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed', 'held'] as const

/** Endpoints of one owner. */
export const MAX_WEBHOOK_ENDPOINTS = 20
export const MAX_WEBHOOK_URL = 2_000
/** Days for which events, deliveries and answers are kept. */
export const WEBHOOK_LOG_DAYS = 30
/** An endpoint that fails for so many days is switched off. */
export const WEBHOOK_FAILING_DAYS = 5

/** Programs of one owner that fetch events themselves, at the same time. */
export const MAX_WEBHOOK_LISTENERS = 10
/** A listener that does not ask for so many minutes is gone, with what waits for it. */
export const LISTENER_MINUTES = 5
/** Events of one answer to a listener. */
export const MAX_EVENTS_OF_POLL = 100
/** The longest wait of one answer. */
export const MAX_POLL_SECONDS = 10

/** One try of a delivery. `status` is null when no answer came. */
export type WebhookAttempt = {
  at: string
  status: number | null
  durationMs: number
  error: WebhookProblem | null
  /** The beginning of the answer's body. */
  response: string
}

/** `status`: an answer outside 200–299. `redirect`: an answer that leads elsewhere, which is not followed. */
export const WEBHOOK_PROBLEMS = [
  'status',
  'redirect',
  'gone',
  'timeout',
  'refused_address',
  'unreachable',
  'secret',
] as const
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number]
