import type { developers as source } from '@/messages/en/owner/developers'
import type { Translated } from '@/messages/message'

/** The screen for programs. Its sections have parts of their own. */
export const developers = {
  title: 'Geliştiriciler',
  intro: 'Programlarınız, betikleriniz ve aracılarınız burada yapabildiklerinizi sizin için yapsın.',
  reference: 'Tüm çağrılar, alanları ve yanıtlarıyla birlikte <reference>API başvuru sayfasında</reference>.',
  backToSettings: 'Ayarlar',
  keys: {
    heading: 'API anahtarları',
    intro: 'Anahtar, bir programın sizin seçtiğiniz sınırlar içinde sizin adınıza işlem yapmasını sağlar.',
  },
  webhooks: { heading: 'Webhook’lar', intro: 'Bir şey olduğu anda bir adresinizi çağırırız.' },
} as const satisfies Translated<typeof source>
