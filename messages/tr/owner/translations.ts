import type { translations as source } from '@/messages/en/owner/translations'
import type { Translated } from '@/messages/message'

/** Texts of a page or a form in several languages. */
export const translations = {
  add: 'Dil ekle',
  switch: 'Metinlerin dili',
  main: 'Ana dil',
  mainTexts: 'Çevirisi eksik olan yerlerde ziyaretçiler bu metinleri görür.',
  labelIn: '{label} ({language})',
  missing: { one: '{language}: {count} metin eksik', other: '{language}: {count} metin eksik' },
  complete: '{language}: eksik metin yok.',
  remove: {
    label: 'Kaldır: {language}',
    title: '{language} kaldırılsın mı?',
    page: 'Kaydettiğinizde çevrilmiş başlık ve açıklama silinir.',
    form: 'Kaydettiğinizde formun ve tüm sorularının çevrilmiş metinleri silinir.',
  },
} satisfies Translated<typeof source>
