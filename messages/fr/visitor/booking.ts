import type { booking as source } from '@/messages/en/visitor/booking'
import type { Translated } from '@/messages/message'

/** A booking page. */
export const booking = {
  pageTitle: '{title} avec {host}',
  pageDescription: {
    one: 'Réservez un rendez-vous de {count} minute avec {host}.',
    many: 'Réservez un rendez-vous de {count} de minutes avec {host}.',
    other: 'Réservez un rendez-vous de {count} minutes avec {host}.',
  },
  preview: { alt: 'Réserver un créneau', title: 'Réserver un créneau', call: 'Choisir un créneau' },
  plain: {
    note: 'JavaScript est désactivé. Vous pouvez quand même réserver.',
    seeTimes: 'Voir les créneaux disponibles',
  },
  facts: {
    duration: 'Durée',
    location: 'Lieu',
    toBeShared: 'Votre hôte vous communiquera les détails',
    more: 'Afficher plus',
    less: 'Afficher moins',
  },
  duration: {
    minutes: { one: '{count} minute', many: '{count} de minutes', other: '{count} minutes' },
    hours: { one: '{count} heure', many: '{count} d’heures', other: '{count} heures' },
    both: '{hours} h {minutes} min',
  },
  calendar: {
    today: 'Aujourd’hui, {day}',
    closed: '{day}, indisponible : {label}',
    previous: 'Mois précédent',
    next: 'Mois suivant',
    previousWeek: 'Semaine précédente',
    nextWeek: 'Semaine suivante',
    wholeMonth: 'Afficher tout le mois',
    loading: 'Recherche des créneaux disponibles…',
    dayStatus: {
      one: '{day} : {count} créneau',
      many: '{day} : {count} de créneaux',
      other: '{day} : {count} créneaux',
    },
  },
  dayParts: { night: 'Nuit', morning: 'Matin', afternoon: 'Après-midi', evening: 'Soir' },
  times: {
    label: 'Choisissez un créneau',
    hourFormat: 'Format de l’heure',
    refresh: 'Actualiser',
    retry: 'Réessayer',
    none: {
      one: 'Aucun créneau disponible d’ici demain',
      many: 'Aucun créneau disponible dans les prochains {count} de jours',
      other: 'Aucun créneau disponible dans les {count} prochains jours',
    },
    noneHint: 'Revenez plus tard ou répondez à la personne qui vous a envoyé ce lien.',
    closed: 'Indisponible : {label}',
    next: 'Prochaine disponibilité : {day}',
    unchecked: {
      title: 'Impossible de vérifier les disponibilités pour le moment',
      hint: 'L’agenda de votre hôte ne répond pas. Nous préférons ne pas afficher de créneaux peut-être déjà pris. Réessayez dans une minute.',
    },
    failed: {
      title: 'Impossible de charger les créneaux',
      hint: 'Vérifiez votre connexion et réessayez.',
    },
    gone: { title: 'Cette page n’est plus disponible', hint: 'Votre hôte ne la publie plus.' },
    limited: 'Trop de requêtes',
    changed: {
      title: 'Cette durée n’est plus proposée',
      hint: 'Choisissez à nouveau un créneau.',
    },
  },
  dialogFailed:
    'Impossible d’ouvrir le formulaire de réservation. Vérifiez votre connexion et choisissez à nouveau un créneau.',
  scheduled: 'Votre rendez-vous est bien enregistré !',
  madeWith: 'Prise de rendez-vous avec <link>Slotform</link>',
} satisfies Translated<typeof source>
