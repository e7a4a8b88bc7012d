/** What a visitor's page asks of the API. It stands alone: the owner's side carries more than a visitor should download. */

export type SlotDays = { days: { date: string; slots: string[] }[]; unchecked: string[] }
export type SlotsQuery = { from: string; to: string; timezone: string }
export type BookingRequest = { attendeeName: string; attendeeEmail: string; startTime: string; userTimezone: string }
export type BookingAnswer = {
  meeting: { startTime: string; locationData: { meetLink?: string; password?: string; customLocation?: string } }
  booking: { manageUrl: string }
}

/** A provider may take its 8 seconds to make a link; what takes longer than this has been lost on the way. */
const TIMEOUT_MS = 30_000

/** An answer that is not OK. `message` is the server's own, empty where it said nothing that a person could read. */
export class ScheduleError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly issues: readonly { path: string; message: string }[],
    readonly retryAfterSeconds: number | null,
  ) {
    super(message)
  }
}

export function readSlots(slug: string, query: SlotsQuery, signal: AbortSignal): Promise<SlotDays> {
  return send(`${schedulePath(slug)}/slots?${new URLSearchParams(query)}`, { signal })
}

/** A repeat with the same key is answered with the first booking, so that a lost answer can be asked for again. */
export function bookSlot(slug: string, booking: BookingRequest, idempotencyKey: string): Promise<BookingAnswer> {
  return send(`${schedulePath(slug)}/book`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
    body: JSON.stringify(booking),
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
  })
}

function schedulePath(slug: string): string {
  return `/api/schedule/${encodeURIComponent(slug)}`
}

async function send<T>(path: string, options: RequestInit): Promise<T> {
  const response = await fetch(path, options)
  if (response.ok) return (await response.json()) as T
  const { message, issues } = await readErrorBody(response)
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10)
  throw new ScheduleError(
    response.status,
    typeof message === 'string' ? message : '',
    Array.isArray(issues) ? issues : [],
    seconds > 0 ? seconds : null,
  )
}

async function readErrorBody(response: Response): Promise<{ message?: unknown; issues?: unknown }> {
  try {
    return Object(await response.json())
  } catch {
    return {}
  }
}
