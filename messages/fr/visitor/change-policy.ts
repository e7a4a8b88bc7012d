import type { changePolicy as source } from '@/messages/en/visitor/change-policy'
import type { Translated } from '@/messages/message'

/** The time in which an attendee can change their booking. */
export const changePolicy = {
  title: 'Modifications',
  both: {
    until: 'Vous pouvez déplacer ou annuler ce rendez-vous jusqu’au {until}.',
    start: 'Vous pouvez déplacer ou annuler ce rendez-vous tant qu’il n’a pas commencé.',
    tooLate: 'Il est trop tard pour déplacer ou annuler ce rendez-vous ici. C’était possible jusqu’au {until}.',
  },
  move: {
    until: 'Vous pouvez déplacer ce rendez-vous jusqu’au {until}.',
    start: 'Vous pouvez déplacer ce rendez-vous tant qu’il n’a pas commencé.',
    tooLate: 'Il est trop tard pour déplacer ce rendez-vous ici. C’était possible jusqu’au {until}.',
    used: {
      one: 'Vous avez déjà déplacé ce rendez-vous une fois. Il ne peut plus être déplacé ici.',
      many: 'Vous avez déjà déplacé ce rendez-vous {count} de fois. Il ne peut plus être déplacé ici.',
      other: 'Vous avez déjà déplacé ce rendez-vous {count} fois. Il ne peut plus être déplacé ici.',
    },
    usedNone: 'Ce rendez-vous ne peut pas être déplacé ici.',
    closed: 'Ce rendez-vous ne peut pas être déplacé ici, car la page n’accepte pas de réservations actuellement.',
    left: {
      one: 'Vous pouvez encore le déplacer {count} fois.',
      many: 'Vous pouvez encore le déplacer {count} de fois.',
      other: 'Vous pouvez encore le déplacer {count} fois.',
    },
  },
  cancel: {
    until: 'Vous pouvez annuler jusqu’au {until}.',
    start: 'Vous pouvez annuler tant que le rendez-vous n’a pas commencé.',
    tooLate: 'Il est trop tard pour annuler ici. C’était possible jusqu’au {until}.',
  },
  started: 'Ce rendez-vous a commencé et ne peut plus être modifié ici.',
  contact: 'Besoin d’une autre solution ? Écrivez à {host} : <mail>{email}</mail>',
} satisfies Translated<typeof source>
