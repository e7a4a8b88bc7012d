import type { visitorChecks as source } from '@/messages/en/shared/visitor-checks'
import type { Translated } from '@/messages/message'

/** Why a field of a visitor’s form is refused. */
export const visitorChecks = {
  required: 'Bu alan zorunlu',
  invalidInput: 'Geçersiz giriş',
  tooLong: 'En fazla {max} karakter olmalı',
  nameRequired: 'Ad soyad gerekli',
  nameOneLine: 'Ad tek satır olmalı ve denetim karakteri içermemeli',
  fullNameRequired: 'Ad soyad gerekli',
  emailInvalid: 'Lütfen geçerli bir e-posta adresi girin',
  attendeeEmailInvalid: 'Geçersiz e-posta adresi',
  messageTooShort: 'Mesaj en az {min} karakter olmalı',
  tooManyGuests: 'En fazla {max} konuk',
  noGuests: 'Bu sayfada konuk eklenemez',
  formClosed: 'Bu form artık yanıt kabul etmiyor.',
  /** Answers to a form. */
  oneOption: 'Lütfen seçeneklerden birini seçin',
  someOptions: 'Lütfen seçenekler arasından seçin',
  number: 'Lütfen bir sayı girin',
  rating: 'Lütfen 1 ile {max} arasında bir puan seçin',
} satisfies Translated<typeof source>
