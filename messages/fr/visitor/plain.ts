import type { plain as source } from '@/messages/en/visitor/plain'
import type { Translated } from '@/messages/message'

/** The pages on which visitors book and answer forms without JavaScript. */
export const plain = {
  pageTitle: '{title} · Slotform',
  trouble: 'Cela n’a pas fonctionné',
  bookTitle: 'Réserver : {title}',
  notBookedTitle: 'Pas encore réservé · {title}',
  notSentTitle: 'Pas encore envoyé · {title}',
  times: {
    days: 'Jours avec des créneaux disponibles',
    previous: 'Avant : {month}',
    next: 'Après : {month}',
    showTimes: 'Afficher les créneaux',
    dayLabel: { one: '{day}, {count} créneau', many: '{day}, {count} de créneaux', other: '{day}, {count} créneaux' },
    unchecked: '{day}, disponibilités inconnues',
  },
  managed: {
    cancelTitle: 'Annuler : {title}',
    notCancelledTitle: 'Non annulé · {title}',
    notMovedTitle: 'Non déplacé · {title}',
    notCancelled: 'Rien n’a été annulé',
  },
  form: {
    notBooked: 'Pas encore réservé',
    otherTime: 'Choisir un autre créneau',
    wrong: {
      one: 'Vérifiez {count} champ',
      many: 'Vérifiez {count} de champs',
      other: 'Vérifiez {count} champs',
    },
    fault: '<link>{name}</link> : {message}',
    more: 'Vos réponses ont amené d’autres questions. Répondez-y aussi.',
    trapped:
      'Cette réservation semblait automatique : rien n’a été réservé. Si vous êtes bien une personne, appuyez à nouveau sur le bouton.',
    notSent: 'Pas encore envoyé',
    lost: 'Vos réponses n’ont pas été envoyées.',
  },
} satisfies Translated<typeof source>
