import type { locations as source } from '@/messages/en/shared/locations'
import type { Translated } from '@/messages/message'

/** Texts about a meeting's location. */
export const locations = {
  toBeSent: '詳細は{host}さんから届きます',
  toBeShared: '詳細は後日連絡',
} satisfies Translated<typeof source>
