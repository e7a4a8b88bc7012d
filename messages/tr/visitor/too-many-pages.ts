import type { tooManyPages as source } from '@/messages/en/visitor/too-many-pages'
import type { Translated } from '@/messages/message'

export const tooManyPages = {
  title: 'Bir dakika lütfen',
  text: 'Ağınızdan çok fazla sayfa açıldı. Bir dakika bekleyip bu sayfayı yenileyin.',
} satisfies Translated<typeof source>
