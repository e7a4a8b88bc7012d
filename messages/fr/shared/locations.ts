import type { locations as source } from '@/messages/en/shared/locations'
import type { Translated } from '@/messages/message'

/** Texts about a meeting's location. */
export const locations = {
  toBeSent: '{host} vous enverra les détails',
  toBeShared: 'Détails à venir',
} satisfies Translated<typeof source>
