import type { locations as source } from '@/messages/en/shared/locations'
import type { Translated } from '@/messages/message'

/** Texts about a meeting's location. */
export const locations = {
  toBeSent: '{host} enviará os detalhes',
  toBeShared: 'Detalhes a definir',
} satisfies Translated<typeof source>
