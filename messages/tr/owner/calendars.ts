import type { calendars as source } from '@/messages/en/owner/calendars'
import type { Translated } from '@/messages/message'

/** Choosing calendars of the connected accounts. */
export const calendars = {
  loading: 'Takvimleriniz yükleniyor',
  none: 'Kullanılabilir takvim yok.',
  loadFailed: 'Takvimleriniz yüklenemedi. Seçiminiz değişmedi.',
  sendsInvitation: 'Daveti gönderir',
  makePrimary: 'Birincil yap',
  makePrimaryNamed: 'Birincil yap: {name}',
  readOnly: 'Salt okunur',
  unread: {
    reconnect: 'Bu hesabın yeniden bağlanması gerekiyor.',
    forbidden: '{service}, Slotform’un bu hesabı okumasına izin vermiyor.',
    unreadable: '{service} okuyamadığımız bir yanıt gönderdi.',
    limited: '{service} isteklerimizi sınırlıyor. Lütfen birazdan tekrar deneyin.',
    unavailable: '{service} şu anda yanıt vermiyor.',
    unsupported: 'Bu sunucu şu hizmeti okuyamıyor: {service}.',
  },
  primary: 'Birincil',
  primaryName: 'Birincil takvim',
  unnamed: 'Adsız takvim',
  untitledEvent: '(Başlıksız)',
  gone: 'Artık yok',
  goneAccount: 'Artık bağlı değil',
} satisfies Translated<typeof source>
