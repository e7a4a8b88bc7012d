import type { emailCodeMail as source } from '@/messages/en/mails/email-code-mail'
import type { Translated } from '@/messages/message'

/** The code that somebody who books has to enter. Whoever reads it may not have asked for it. */
export const emailCodeMail = {
  subject: 'Kodunuz: {code}',
  heading: 'E-posta adresinizi doğrulayın',
  intro: '{owner} ile “{title}” randevusu için bu kodu girin:',
  outro: {
    one: 'Kod {count} dakika geçerlidir. Randevu almak istemediyseniz bu e-postayı yok sayın. Hiçbir randevu alınmadı.',
    other:
      'Kod {count} dakika geçerlidir. Randevu almak istemediyseniz bu e-postayı yok sayın. Hiçbir randevu alınmadı.',
  },
} satisfies Translated<typeof source>
