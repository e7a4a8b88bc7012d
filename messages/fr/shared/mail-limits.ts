import type { mailLimits as source } from '@/messages/en/shared/mail-limits'
import type { Translated } from '@/messages/message'

/** Why an email is not queued. */
export const mailLimits = {
  recipient: 'Cette adresse a reçu trop d’e-mails en peu de temps. Rien n’a été réservé.',
  page: 'Cette page a envoyé autant d’e-mails que possible pour le moment. Rien n’a été réservé.',
  own: {
    one: 'Votre compte a atteint sa limite d’e-mails : {limit} jusqu’au {until}. Il en reste {left}, et il en faut {count} ici. Rien n’a été modifié.',
    many: 'Votre compte a atteint sa limite d’e-mails : {limit} jusqu’au {until}. Il en reste {left}, et il en faut {count} ici. Rien n’a été modifié.',
    other:
      'Votre compte a atteint sa limite d’e-mails : {limit} jusqu’au {until}. Il en reste {left}, et il en faut {count} ici. Rien n’a été modifié.',
  },
} satisfies Translated<typeof source>
