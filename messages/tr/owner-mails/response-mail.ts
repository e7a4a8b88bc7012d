import type { responseMail as source } from '@/messages/en/owner-mails/response-mail'
import type { Translated } from '@/messages/message'

/** One response to a form, for the form’s owner. */
export const responseMail = {
  subject: 'Yeni yanıt: {title} – {who}',
  preview: '{title}, {who}',
  heading: 'Yeni bir yanıt geldi',
  who: 'Gönderen: {who}',
  when: 'Alındı: {when}',
  noAnswers: 'Bütün sorular boş bırakıldı.',
  open: 'Yanıtı aç',
  settings:
    'Bu e-postayı, bu formun bildirimleri açık olduğu için alıyorsunuz. Formun {tab} sekmesinden değiştirebilirsiniz.',
} satisfies Translated<typeof source>
