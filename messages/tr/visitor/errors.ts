import type { errors as source } from '@/messages/en/visitor/errors'
import type { Translated } from '@/messages/message'

export const errors = {
  notFound: {
    title: 'Sayfa bulunamadı',
    text: 'Bu sayfa yok veya taşınmış. Bağlantıyı kontrol edip tekrar deneyin.',
    home: 'Ana sayfaya git',
  },
  unexpected: {
    title: 'Bir sorun oluştu',
    text: 'Beklenmeyen bir hata oluştu',
    home: 'Ana sayfaya dön',
  },
  missing: {
    page: 'Randevu sayfası bulunamadı.',
    link: 'Bu bağlantı geçersiz veya süresi dolmuş. Size gönderen kişiden yenisini isteyin.',
    form: 'Form bulunamadı veya yayında değil. Adresi kontrol edip tekrar deneyin.',
    booking: 'Bu randevu bulunamadı. E-postanızdaki bağlantıyı kontrol edin.',
    profile: 'Profil bulunamadı.',
  },
} satisfies Translated<typeof source>
