import { count } from '@/lib/log/count'
import type { ProviderId } from '@/lib/vocabulary/calendars/providers'
import type { Provider } from './provider'
import { ProviderError } from './provider-error'

/** The same providers, whose failures are counted for GET /metrics. */
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
      typeof member === 'function' ? countingCall(provider.id, member as Call) : member,
    ]),
  ) as Provider
}

type Call = (...given: unknown[]) => Promise<unknown>

function countingCall(provider: ProviderId, call: Call): Call {
  return async (...given) => {
    try {
      return await call(...given)
    } catch (error) {
      const kind = error instanceof ProviderError ? error.kind : 'unexpected'
      count('provider_failures_total', { provider, kind })
      throw error
    }
  }
}
