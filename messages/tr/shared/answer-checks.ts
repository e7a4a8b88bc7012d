import type { answerChecks as source } from '@/messages/en/shared/answer-checks'
import type { Translated } from '@/messages/message'

/** Why an answer of a rarer type is refused, like `visitorChecks`. In the HTML of forms that ask such questions. */
export const answerChecks = {
  date: 'Lütfen geçerli bir tarih girin',
  time: 'Lütfen bir saat girin',
  phone: 'Lütfen ülke koduyla bir telefon numarası girin, örneğin +90 212 123 45 67',
  url: 'Lütfen https:// veya http:// ile başlayan bir web adresi girin',
  scale: 'Lütfen {from} ile {to} arasında bir sayı seçin',
  ranking: 'Lütfen her seçeneğe ayrı bir sıra verin',
  everyRow: 'Lütfen her satırı yanıtlayın',
  address: 'Lütfen sokak ve şehir girin',
  country: 'Lütfen bir ülke seçin',
  consentChanged: 'Metin değişti. Lütfen tekrar okuyun.',
  tooManyFiles: 'En fazla {max} dosya',
  tooFewChosen: 'Lütfen en az {min} seçim yapın',
  tooManyChosen: 'Lütfen en çok {max} seçim yapın',
  tooSmall: 'Lütfen {min} veya daha büyük bir değer girin',
  tooLarge: 'Lütfen {max} veya daha küçük bir değer girin',
  tooShort: 'En az {min} karakter olmalı',
  tooEarly: 'En erken {min}',
  tooLate: 'En geç {max}',
  fileGone: 'Bu dosyayı yeniden seçin: artık mevcut değil',
  fileArriving: 'Lütfen dosyalarınız ulaşana kadar bekleyin',
  pattern: 'Lütfen biçimi kontrol edin',
} satisfies Translated<typeof source>
