import type { leave as source } from '@/messages/en/visitor/leave'
import type { Translated } from '@/messages/message'

/** A guest whom the attendee of a booking brings, and who is not coming. */
export const leave = {
  pageTitle: 'Ne plus participer : {title}',
  heading: 'Vous ne venez pas ?',
  text: '{guest} ne recevra plus d’e-mails à propos de ce rendez-vous avec {host}. Le rendez-vous aura lieu sans vous.',
  submit: 'Ne plus participer',
  left: 'C’est noté, vous ne participez plus',
  leftText: 'Le rendez-vous avec {host} aura lieu sans vous. S’il figure encore dans votre agenda, supprimez-le.',
  unknown: 'Ce lien n’est plus valable, ou vous ne participez déjà plus à ce rendez-vous.',
} satisfies Translated<typeof source>
