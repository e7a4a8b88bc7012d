import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { removeTokensOfAccount } from '@/db/queries/calendars/grants'
import { notifyOfExpiry } from '@/lib/calendars/accounts/expiry'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { isSameSecret } from '@/lib/platform/constant-time'
import { env } from '@/lib/platform/env'
import { AppError } from '@/lib/shared/errors'

/** As it came: `text` is the body, byte for byte what was signed. */
export type SignedMessage = { timestamp: string; signature: string; text: string }

const OLDEST_MS = 5 * 60_000
const TOKEN_LIFE_MS = 3_600_000

const message = z.object({ event: z.string(), payload: z.record(z.string(), z.unknown()).default({}) })
const challenge = z.object({ plainToken: z.string().max(1_000) })
const farewell = z.object({
  user_id: z.string().min(1),
  client_id: z.string().optional(),
  deauthorization_time: z.iso.datetime({ offset: true }).optional().catch(undefined),
})

/** Handles Zoom's webhook. Throws 404 without a secret, 401 unless Zoom signed the message within five minutes. */
export async function receiveZoomMessage(signed: SignedMessage, now: Date): Promise<unknown> {
  const secret = requireZoomSecret()
  const isFresh = Math.abs(now.getTime() - Number(signed.timestamp || Number.NaN) * 1000) <= OLDEST_MS
  const expected = `v0=${hmac(secret, `v0:${signed.timestamp}:${signed.text}`)}`
  if (!isSameSecret(signed.signature, expected) || !isFresh) {
    throw new AppError('not_authenticated')
  }
  const { event, payload } = read(message, parse(signed.text))
  if (event === 'endpoint.url_validation') {
    const { plainToken } = read(challenge, payload)
    return { plainToken, encryptedToken: hmac(secret, plainToken) }
  }
  if (event === 'app_deauthorized') await forgetAccount(read(farewell, payload), now)
  return undefined
}

export function requireZoomSecret(): string {
  const secret = env().ZOOM_WEBHOOK_SECRET
  if (!secret) throw new AppError('not_found')
  return secret
}

/** The account's owner removed this application at Zoom. A message that is late must not end what was connected since. */
async function forgetAccount(farewellOf: z.infer<typeof farewell>, now: Date): Promise<void> {
  const { user_id: accountId, client_id: clientId, deauthorization_time: time } = farewellOf
  if (clientId && clientId !== env().providers.zoom?.clientId) return
  const leftAt = time ? Math.min(Date.parse(time), now.getTime()) : now.getTime()
  await withOutbox(async (tx) => {
    const account = { type: 'zoom' as const, accountId }
    const endingBefore = new Date(leftAt + TOKEN_LIFE_MS)
    for (const row of await removeTokensOfAccount(tx, account, { endingBefore, now }))
      await notifyOfExpiry(tx, row, now)
  })
}

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new AppError('invalid_input')
}
