import { outboundReach } from '@/lib/platform/outbound'
import { DAY_MS } from '@/lib/scheduling/units'
import { type AppError, invalidField } from '@/lib/shared/errors'
import { check } from '@/messages/check'
import type { Part } from '@/messages/texts'
import { ProviderError } from '../provider-error'
import { readFeed } from './copies'
import { AddressError, type AddressProblem } from './download'
import { readEvents } from './ics'

const TIME_LIMIT_MS = 15_000
const CHECKED_DAYS = 366

/**
 * Reads the calendar at an address, and every event of the next year, so that it is not connected to fail later. Returns the
 * name that it gives itself, which may be empty. Throws an AppError that says what is wrong.
 */
export async function verifyAddress(address: string, config: Record<string, unknown>, now: Date): Promise<string> {
  const reach = outboundReach()
  if (new URL(address).protocol === 'http:' && !reach.allowsPlain) throw refusal('icsPlain')
  const endsAt = Date.now() + TIME_LIMIT_MS
  try {
    const copy = await readFeed(address, { reach, endsAt })
    const period = { start: now.getTime(), end: now.getTime() + CHECKED_DAYS * DAY_MS }
    await readEvents(copy, { config }, period, endsAt)
    return copy.file.name
  } catch (error) {
    throw toRefusal(error)
  }
}

type Refusal = keyof Part<'ownerChecks'> & (`ics${string}` | 'serverTooSlow')

const OF_ADDRESS: Record<AddressProblem, Refusal> = {
  refused: 'icsUnreached',
  unreachable: 'icsUnreached',
  'too-slow': 'serverTooSlow',
  'too-much': 'icsTooMuch',
  'no-calendar': 'icsNone',
  missing: 'icsMissing',
}

function toRefusal(error: unknown): AppError {
  if (error instanceof AddressError) return refusal(OF_ADDRESS[error.problem])
  switch (error instanceof ProviderError ? error.kind : null) {
    case 'forbidden':
      return refusal('icsForbidden')
    case 'rate-limited':
      return refusal('icsRateLimited')
    case 'transient':
      return refusal('icsUnreached')
    default:
      return refusal('icsUnreadable')
  }
}

function refusal(reason: Refusal): AppError {
  return invalidField('url', check(reason), 'calendar_connect_refused')
}
