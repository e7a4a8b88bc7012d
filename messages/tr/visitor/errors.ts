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
  /** The plain page for a network that has asked for pages too often. */
  tooManyPages: {
    title: 'Bir dakika lütfen',
    text: 'Ağınızdan çok fazla sayfa açıldı. Bir dakika bekleyip bu sayfayı yenileyin.',
  },
} satisfies Translated<typeof source>
