import type { palette as source } from '@/messages/en/owner/palette'
import type { Translated } from '@/messages/message'

/** The search over screens, actions and the owner’s things (Ctrl+K). */
export const palette = {
  open: 'Ara…',
  keys: { apple: '⌘ K', others: 'Ctrl K' },
  title: 'Arama ve komutlar',
  placeholder: 'Arayın veya bir komut yazın',
  results: 'Sonuçlar',
  none: '“{q}” ile eşleşen bir şey yok.',
  count: { one: '{count} sonuç', other: '{count} sonuç' },
  groups: {
    actions: 'İşlemler',
    meetings: 'Yaklaşan toplantılar',
    screens: 'Git',
    pages: 'Randevu sayfaları',
    forms: 'Formlar',
    settings: 'Ayarlar',
  },
  newMeeting: 'Toplantı oluştur',
  newPage: 'Randevu sayfası oluştur',
  newForm: 'Form oluştur',
  shortcuts: 'Klavye kısayolları',
  copyLinkOf: 'Bağlantıyı kopyala: {title}',
  linksOf: 'Bağlantılar: {title}',
  responsesOf: 'Yanıtlar: {title}',
  settingsOf: 'Ayarlar: {section}',
  themeOf: 'Tema: {theme}',
} satisfies Translated<typeof source>
