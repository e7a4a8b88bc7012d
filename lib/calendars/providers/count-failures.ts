import { count } from '@/lib/log/count'
import { span } from '@/lib/log/span'
import type { ProviderId } from '@/lib/shared/calendars/providers'
import type { Provider } from './provider'
import { ProviderError } from './provider-error'

/** The same providers, whose calls are traced, and whose failures are counted for GET /metrics. */
export function countFailures(providers: Record<ProviderId, Provider>): Record<ProviderId, Provider> {
  return Object.fromEntries(Object.values(providers).map((provider) => [provider.id, counting(provider)])) as Record<
    ProviderId,
    Provider
  >
}

function counting(provider: Provider): Provider {
  return Object.fromEntries(
    Object.entries(provider).map(([name, member]) => [
      name,
      typeof member === 'function' ? countingCall(provider.id, name, member as Call) : member,
    ]),
  ) as Provider
}

type Call = (...given: unknown[]) => Promise<unknown>

function countingCall(provider: ProviderId, name: string, call: Call): Call {
  return async (...given) => {
    try {
      return await span('provider', { 'slotform.provider': provider, 'slotform.call': name }, () => call(...given))
    } catch (error) {
      const kind = error instanceof ProviderError ? error.kind : 'unexpected'
      count('provider_failures_total', { provider, kind })
      throw error
    }
  }
}
