import type { mailLimits as source } from '@/messages/en/shared/mail-limits'
import type { Translated } from '@/messages/message'

/** Why an email is not queued. */
export const mailLimits = {
  recipient: 'Diese Adresse hat in kurzer Zeit zu viele E-Mails erhalten. Es wurde nichts gebucht.',
  page: 'Diese Seite kann vorerst keine weiteren E-Mails versenden. Es wurde nichts gebucht.',
  own: {
    one: 'Das E-Mail-Limit Ihres Kontos ist erreicht: {limit} bis {until}. Davon sind noch {left} übrig, nötig ist {count} E-Mail. Es wurde nichts geändert.',
    other:
      'Das E-Mail-Limit Ihres Kontos ist erreicht: {limit} bis {until}. Davon sind noch {left} übrig, nötig sind {count} E-Mails. Es wurde nichts geändert.',
  },
} satisfies Translated<typeof source>
