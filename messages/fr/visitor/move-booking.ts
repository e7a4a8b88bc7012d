import type { moveBooking as source } from '@/messages/en/visitor/move-booking'
import type { Translated } from '@/messages/message'

/** Moving a booking, by its attendee. */
export const moveBooking = {
  title: 'Choisissez un nouveau créneau',
  pageTitle: 'Déplacer : {title}',
  present: 'Votre créneau actuel',
  keep: 'Garder ce créneau',
  confirmTitle: 'Déplacer vers ce créneau ?',
  newTime: 'Nouveau créneau',
  text: 'Votre ancien créneau sera libéré. Vous recevrez un e-mail, {host} aussi.',
  message: 'Message pour {host} (facultatif)',
  otherTime: 'Choisir un autre créneau',
  submit: 'Déplacer la réservation',
  pending: 'Déplacement…',
  close: 'Fermer',
  failure: {
    title: 'Réservation non déplacée',
    network:
      'Votre réservation n’a pas pu être déplacée. Vérifiez votre connexion et réessayez. Votre message est toujours là.',
    default: 'Votre réservation n’a pas pu être déplacée. Réessayez.',
    nothing: 'Rien n’a changé.',
    tooMany: 'Trop de tentatives depuis votre réseau.',
    refused: {
      taken: 'Quelqu’un d’autre vient de prendre ce créneau.',
      past: 'Ce créneau ou votre rendez-vous a déjà commencé.',
      notice: 'Il est trop tard pour choisir ce créneau : votre hôte a besoin d’un délai plus long.',
      window: 'Ce créneau est en dehors des dates ouvertes à la réservation.',
      limit: 'Votre hôte n’accepte plus de réservations autour de cette date.',
      closed: 'Votre hôte est indisponible à ce moment-là, ou n’accepte pas de réservations actuellement.',
      hours: 'Votre hôte ne propose plus ce créneau.',
      too_late: 'Il est trop tard pour déplacer cette réservation ici.',
      moves_used: 'Cette réservation ne peut plus être déplacée ici.',
      already_cancelled: 'Cette réservation a été annulée entre-temps.',
      booking_not_found: 'Cette réservation est désormais introuvable.',
      availability_unknown:
        'L’agenda de votre hôte ne répond pas, ce créneau ne peut donc pas être vérifié. Réessayez dans une minute.',
    },
    changed:
      'Cette réservation a été modifiée entre-temps. Nouvel horaire : {time}. Voulez-vous toujours la déplacer ?',
    changedUnknown: 'Cette réservation a été modifiée entre-temps. Voulez-vous toujours la déplacer ?',
    contact: 'Écrivez à {host} : <mail>{email}</mail>',
    nearest: 'Créneaux disponibles les plus proches :',
    noneNearby: 'Aucun autre créneau n’est disponible pour le moment.',
  },
} satisfies Translated<typeof source>
