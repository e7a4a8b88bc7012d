import type { bookingDialog as source } from '@/messages/en/visitor/booking-dialog'
import type { Translated } from '@/messages/message'

/** Completing a booking: read by guests, and by owners who book for a guest. */
export const bookingDialog = {
  title: 'Finaliser la réservation',
  close: 'Fermer',
  hostTime: '{time} pour {host}',
  name: 'Nom',
  email: 'E-mail',
  emailHint: 'Vous y recevrez la confirmation et l’invitation pour votre agenda.',
  requiredNote: 'Obligatoire',
  loading: 'Chargement des questions…',
  notLoaded: 'Impossible de charger les questions.',
  loadAgain: 'Réessayer',
  submit: 'Réserver',
  pending: 'Réservation…',
  failure: {
    title: 'Erreur',
    default: 'La réservation a échoué',
    network:
      'Votre réservation n’a pas pu être envoyée. Vérifiez votre connexion et réessayez. Vos informations sont toujours là.',
    gone: 'Votre hôte ne publie plus cette page. Rien n’a été réservé.',
    outdated:
      'Votre hôte vient de modifier les questions. Rien n’a encore été réservé. Vérifiez vos réponses et réservez à nouveau.',
    tooMany: 'Trop de tentatives de réservation depuis votre réseau.',
    nothingBooked: 'Rien n’a été réservé. Réessayez dans un instant.',
    refused: {
      past: 'Ce créneau est passé ou a déjà commencé.',
      notice: 'Il est trop tard pour réserver ce créneau : votre hôte a besoin d’un délai plus long.',
      window: 'Ce créneau est en dehors des dates ouvertes à la réservation.',
      limit: 'Votre hôte n’accepte plus de réservations autour de cette date.',
      closed: 'Votre hôte est indisponible à ce moment-là.',
      hours: 'Votre hôte ne propose plus ce créneau.',
    },
    nearest: 'Créneaux disponibles les plus proches :',
    noneNearby: 'Aucun autre créneau n’est disponible pour le moment.',
  },
} satisfies Translated<typeof source>
