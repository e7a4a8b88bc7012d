import type { IntegrationType } from '@/lib/vocabulary/calendars/integration'
import { SERVICE_NAMES } from '@/lib/vocabulary/calendars/service-names'
import type { PartTexts } from '@/messages/texts'
import { ProviderError } from './provider-error'

/** The reason for an account's owner why it could not be read, without the provider's message. */
export function toFailureReason(error: unknown, type: IntegrationType, { t, say }: PartTexts<'calendars'>): string {
  const service = SERVICE_NAMES[type]
  switch (error instanceof ProviderError ? error.kind : null) {
    case 'needs-reauth':
      return t.unread.reconnect
    case 'forbidden':
      return say(t.unread.forbidden, { service })
    case 'rejected':
      return say(t.unread.unreadable, { service })
    case 'rate-limited':
      return say(t.unread.rateLimited, { service })
    default:
      return say(t.unread.unavailable, { service })
  }
}
