import type { Brand } from '@/lib/vocabulary/brand'
import { recall, remember } from './visitor-storage'

export type RememberedHost = { name: string; brand?: Brand }

/** Keeps the host of a booking for its confirmation, which otherwise knows only its address. `start` is an ISO instant. */
export function rememberHost(start: string | null, { name, brand }: RememberedHost): void {
  remember('sessionStorage', 'host', JSON.stringify({ start, name, brand }))
}

/** Null for another booking: a foreign link to the confirmation must not borrow a face. */
export function recallHost(start: string | null): RememberedHost | null {
  try {
    const kept: (RememberedHost & { start: string | null }) | null = JSON.parse(
      recall('sessionStorage', 'host') ?? 'null',
    )
    return kept && start && kept.start === start ? { name: kept.name, brand: kept.brand } : null
  } catch {
    return null
  }
}
