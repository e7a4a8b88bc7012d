import type { controls as source } from '@/messages/en/owner/controls'
import type { Translated } from '@/messages/message'

/** Controls that many of the owner’s screens have; words on buttons are in actions.ts. */
export const controls = {
  loading: 'Yükleniyor',
  pleaseTryAgain: 'Lütfen tekrar deneyin.',
  checkConnection: 'İnternet bağlantınızı kontrol edip tekrar deneyin.',
  moreActions: 'Diğer işlemler: {name}',
  loadMore: {
    button: 'Daha fazla yükle',
    meetings: { loading: 'Diğer toplantılar yükleniyor…', failed: 'Diğer toplantılar yüklenemedi. {reason}' },
    responses: { loading: 'Diğer yanıtlar yükleniyor…', failed: 'Diğer yanıtlar yüklenemedi. {reason}' },
  },
} satisfies Translated<typeof source>
