import type { ConnectErrorCode } from '@/lib/calendars/screen/connect-error'
import { isOAuthProvider } from '@/lib/shared/calendars/providers'
import type { Part } from '@/messages/texts'

type ArrivalToast = { title: string; description: string; variant?: 'destructive' }

/** The toast for a return from a provider's sign-in; null if the address has no result. */
export function arrivalToast(search: URLSearchParams, { arrival }: Part<'integrations'>): ArrivalToast | null {
  const error = search.get('error')
  if (error !== null) {
    const description = Object.hasOwn(arrival.errors, error)
      ? arrival.errors[error as ConnectErrorCode]
      : arrival.unknownError
    return { title: arrival.failed, description, variant: 'destructive' }
  }
  const [, provider = ''] = /^(\w+)_connected$/.exec(search.get('success') ?? '') ?? []
  if (!isOAuthProvider(provider)) return null
  const { title, text } = arrival.connected[provider]
  return { title, description: text }
}
