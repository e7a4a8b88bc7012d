import type { z } from 'zod'
import type { integrationAnswer, providerStatusAnswer } from './api-shapes'
import { factsOf, PROVIDER_IDS, PROVIDERS, type ProviderId } from './providers'

export type { ProviderId } from './providers'

type Types = { [Id in ProviderId]: keyof (typeof PROVIDERS)[Id]['types'] }
/** Types of connections, as they are stored. */
export type IntegrationType = Types[ProviderId]

const PROVIDER_BY_TYPE = PROVIDER_IDS.flatMap((id) =>
  Object.keys(PROVIDERS[id].types).map((type) => [type, id] as const),
)

export const INTEGRATION_TYPES = PROVIDER_BY_TYPE.map(([type]) => type) as [IntegrationType, ...IntegrationType[]]

/** The provider that serves each type. */
export const PROVIDER_OF_TYPE = Object.fromEntries(PROVIDER_BY_TYPE) as Record<IntegrationType, ProviderId>

/** Types under which an account of the provider can be connected; the first is the default. */
export function typesOf(provider: ProviderId): [IntegrationType, ...IntegrationType[]] {
  const { types, firstType } = factsOf(provider)
  const names = Object.keys(types).sort((one, other) => Number(other === firstType) - Number(one === firstType))
  return names as [IntegrationType, ...IntegrationType[]]
}

/** A connection as its owner sees it; tokens stay in the table. */
export type Integration = z.infer<typeof integrationAnswer>

/** A provider, and whether this server can connect accounts of it. */
export type ProviderStatus = z.infer<typeof providerStatusAnswer>
