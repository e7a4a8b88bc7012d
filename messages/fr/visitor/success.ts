import type { success as source } from '@/messages/en/visitor/success'
import type { Translated } from '@/messages/message'

/** A booking that has just been made. */
export const success = {
  pageTitle: 'Réservation confirmée',
  heading: 'Réservation confirmée',
  mailNote: 'Vous allez recevoir une confirmation par e-mail.',
  mailedTo: 'Nous avons envoyé un e-mail à {email}.',
  request: {
    heading: 'Demande envoyée',
    text: 'Pas encore confirmé. Votre hôte a jusqu’au {until} pour répondre.',
  },
  overHeading: 'Ce rendez-vous a eu lieu',
  meeting: 'Rendez-vous',
  withHost: 'avec {host}',
  manage: 'Déplacer ou annuler',
  date: 'Date',
  time: 'Heure',
  duration: 'Durée',
  location: 'Lieu',
  goBack: 'Retour',
  addToCalendar: 'Ajouter à l’agenda',
  goHome: 'Aller à l’accueil',
  calendarFailed: 'Le fichier d’agenda n’a pas pu être créé. Il est aussi joint à votre e-mail de confirmation.',
  eventTitle: 'Rendez-vous',
} satisfies Translated<typeof source>
