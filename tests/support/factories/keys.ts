import type { CreatedApiKey, NewApiKey } from '@/lib/api-keys/schema'
import { SCOPE_AREAS, type Scope } from '@/lib/shared/scopes'
import { type Sender, sendFor } from './sender'

/** Every right that a key can have. */
export const ALL_SCOPES = SCOPE_AREAS.map((area): Scope => `${area}:write`)

/** By default one that may do everything, for ever. */
export function createKey(owner: Sender, fields: Partial<NewApiKey> = {}): Promise<CreatedApiKey> {
  return sendFor<CreatedApiKey>(owner, 201, 'POST', '/api/keys', { name: 'Kit', scopes: ALL_SCOPES, ...fields })
}
