import type { receiptMail as source } from '@/messages/en/mails/receipt-mail'
import type { Translated } from '@/messages/message'

export const receiptMail = {
  subject: 'Yanıtlarınız: {title}',
  heading: 'Yanıtlarınızı aldık',
  intro: '“{title}” formunu doldurduğunuz için teşekkürler.',
  answers: 'Yanıtlarınız',
  omitted: 'Bağlantı veya e-posta adresi içeren yanıtlar burada tekrarlanmaz.',
  why: 'Bu e-postayı, bu adres formda girildiği için alıyorsunuz. Siz girmediyseniz bu e-postayı yok sayın.',
} satisfies Translated<typeof source>
