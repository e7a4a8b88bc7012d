import type { IntegrationType } from './integration'
import { factsOf, PROVIDER_IDS } from './providers'

/** Names of connected services, as people know them. */
export const SERVICE_NAMES = Object.assign({}, ...PROVIDER_IDS.map((id) => factsOf(id).types)) as Record<
  IntegrationType,
  string
>
