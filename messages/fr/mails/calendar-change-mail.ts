import type { calendarChangeMail as source } from '@/messages/en/mails/calendar-change-mail'
import type { Translated } from '@/messages/message'

/** The owner has changed an event that belongs to a meeting. `service`: `Google Calendar`. */
export const calendarChangeMail = {
  deleted: {
    subject: '{title} : supprimé dans {service}',
    heading: 'Un événement a été supprimé',
    booking: 'Vous avez supprimé « {title} » dans {service}. La réservation est maintenue.',
    meeting: 'Vous avez supprimé « {title} » dans {service}. Le rendez-vous est maintenu.',
  },
  moved: {
    subject: '{title} : déplacé dans {service}',
    heading: 'Un événement a été déplacé',
    text: 'Dans {service}, vous avez déplacé « {title} » à un horaire qui chevauche une autre réservation (ou sur une journée entière). Nous avons donc gardé l’horaire d’origine.',
  },
  button: 'Voir la modification',
} satisfies Translated<typeof source>
