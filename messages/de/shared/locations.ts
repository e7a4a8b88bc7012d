import type { locations as source } from '@/messages/en/shared/locations'
import type { Translated } from '@/messages/message'

/** Texts about a meeting's location. */
export const locations = {
  toBeSent: '{host} sendet Ihnen die Details noch zu',
  toBeShared: 'Details folgen',
} satisfies Translated<typeof source>
