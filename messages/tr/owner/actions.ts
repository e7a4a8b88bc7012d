import type { actions as source } from '@/messages/en/owner/actions'
import type { Translated } from '@/messages/message'

/** Words on buttons and links that many screens have. */
export const actions = {
  back: 'Geri',
  cancel: 'Vazgeç',
  delete: 'Sil',
  dismiss: 'Kapat',
  edit: 'Düzenle',
  publish: 'Yayınla',
  retry: 'Tekrar dene',
  saveChanges: 'Değişiklikleri kaydet',
  seeIntegrations: 'Entegrasyonlarınızı görün',
  undo: 'Geri al',
  undoFailed: 'Geri alınamadı',
  undone: 'Geri alındı',
  unpublish: 'Yayından kaldır',
} satisfies Translated<typeof source>
