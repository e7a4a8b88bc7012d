import type { eventMail as source } from '@/messages/en/mails/event-mail'
import type { Translated } from '@/messages/message'

/** Facts of a booking or a meeting, for guests and owners. */
export const eventMail = {
  preview: '{title}, {when}',
  when: 'Quand :',
  before: 'Avant :',
  yourTime: '{when} (pour vous)',
  otherTime: '{when} (pour {name})',
  otherTimeThatDay: '{period}, {zone} (pour {name})',
  otherTimeInFull: '{date}, {period}, {zone} (pour {name})',
  times: '{date}, {period}, {zone}',
  timesThere: '{date}, {period}',
  period: { '24h': '{start}–{end}', '12h': '{start} – {end}' },
  moment: '{date}, {time}, {zone}',
  who: 'Qui :',
  person: '{name} ({email})',
  where: 'Où :',
  description: 'Description :',
  ownWords: 'Message de la part de {owner} :',
  yourWords: 'Votre message :',
  addToCalendar: 'Ajoutez ce rendez-vous à {calendars}, ou ouvrez l’invitation jointe.',
  calendarHint: 'Ouvrez l’invitation jointe pour ajouter ce rendez-vous à votre agenda.',
  map: 'Ouvrir la carte',
  online: 'En ligne',
  toBeSentByYou: 'Vous enverrez les détails à {guest}',
  openMeeting: 'Ouvrir le rendez-vous',
  link: { subject: 'Lien du rendez-vous : {title} avec {name}', heading: 'Le lien de votre rendez-vous est prêt' },
  invite: {
    subject: 'Pour votre agenda : {title} avec {name}',
    heading: 'Ajoutez votre rendez-vous à votre agenda',
  },
} satisfies Translated<typeof source>
