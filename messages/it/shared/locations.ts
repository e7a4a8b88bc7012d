import type { locations as source } from '@/messages/en/shared/locations'
import type { Translated } from '@/messages/message'

/** Texts about a meeting's location. */
export const locations = {
  toBeSent: '{host} ti invierà i dettagli',
  toBeShared: 'Dettagli in arrivo',
} satisfies Translated<typeof source>
