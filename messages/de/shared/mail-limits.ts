import type { mailLimits as source } from '@/messages/en/shared/mail-limits'
import type { Translated } from '@/messages/message'

/** Why an email is not queued. */
export const mailLimits = {
  recipient: 'Diese Adresse hat in kurzer Zeit zu viele E-Mails erhalten. Es wurde nichts gebucht.',
  page: 'Diese Seite kann vorerst keine weiteren E-Mails versenden. Es wurde nichts gebucht.',
} satisfies Translated<typeof source>
