import type { IntegrationType } from '@/lib/shared/calendars/integration'
import type { ReadFailure } from '@/lib/shared/calendars/read-failures'
import { SERVICE_NAMES } from '@/lib/shared/calendars/service-names'
import type { PartTexts } from '@/messages/texts'
import { ProviderError } from './provider-error'

export function toReadFailure(error: unknown): ReadFailure {
  switch (error instanceof ProviderError ? error.kind : null) {
    case 'needs-reauth':
      return 'reconnect'
    case 'forbidden':
      return 'forbidden'
    case 'rejected':
      return 'unreadable'
    case 'rate-limited':
      return 'limited'
    default:
      return 'unavailable'
  }
}

/** The sentence for the account's owner, without the provider's message. */
export function describeReadFailure(
  failure: ReadFailure,
  type: IntegrationType,
  { t, say }: PartTexts<'calendars'>,
): string {
  return failure === 'reconnect' ? t.unread.reconnect : say(t.unread[failure], { service: SERVICE_NAMES[type] })
}
