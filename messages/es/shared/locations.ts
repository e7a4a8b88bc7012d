import type { locations as source } from '@/messages/en/shared/locations'
import type { Translated } from '@/messages/message'

/** Texts about a meeting's location. */
export const locations = {
  toBeSent: '{host} te enviará los detalles',
  toBeShared: 'Detalles por confirmar',
} satisfies Translated<typeof source>
