import type { IntegrationType } from '@/lib/vocabulary/integration'
import { SERVICE_NAMES } from '@/lib/vocabulary/service-names'
import { ProviderError } from './provider-error'

/** Why an account could not be read: a sentence for its owner. What the provider wrote stays with it. */
export function toFailureReason(error: unknown, type: IntegrationType): string {
  const service = SERVICE_NAMES[type]
  switch (error instanceof ProviderError ? error.kind : null) {
    case 'needs-reauth':
      return 'This account has to be connected again.'
    case 'forbidden':
      return `${service} does not let Slotform read this account.`
    case 'rejected':
      return `${service} answers with something that cannot be read.`
    case 'rate-limited':
      return `${service} has been asked too often. Please try again in a moment.`
    default:
      return `${service} does not answer at the moment.`
  }
}
