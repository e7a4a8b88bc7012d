import type { visitorErrors as source } from '@/messages/en/shared/visitor-errors'
import type { Translated } from '@/messages/message'

const SLOT_GONE = 'Ce créneau n’est plus disponible.'

/**
 * Sentences of the API's codes that a visitor can meet, beside those that a screen words itself. They are in the HTML of
 * visitors' pages, so a code that only owners or programs can meet belongs into `apiErrors`.
 */
export const visitorErrors = {
  foreign_origin: 'Origine non autorisée',
  sign_in_refused: 'Cette adresse e-mail n’est pas autorisée à se connecter ici.',
  sign_in_links_sent:
    'Nous avons déjà envoyé des liens de connexion à cette adresse. Consultez votre boîte de réception : les trois derniers fonctionnent pendant 15 minutes.',
  booking_not_found: 'Réservation introuvable',
  form_not_published: 'Ce formulaire n’existe pas ou n’est pas publié. Vérifiez l’adresse et réessayez.',
  taken: SLOT_GONE,
  past: SLOT_GONE,
  already_cancelled: 'Cette réservation est déjà annulée.',
  too_late: 'Il est trop tard pour modifier cette réservation en ligne. Contactez votre hôte.',
  form_closed: 'Ce formulaire est fermé.',
  limited: 'Trop de requêtes. Réessayez plus tard.',
  not_storable: 'Le texte contient des caractères qui ne peuvent pas être enregistrés',
  unavailable: 'Le service est momentanément indisponible.',
  too_slow: 'L’opération a pris trop de temps. Réessayez.',
  email_not_sent: 'L’e-mail n’a pas pu être envoyé',
  availability_unknown: 'Les disponibilités ne peuvent pas être vérifiées pour le moment.',
  internal: 'Une erreur s’est produite',
} satisfies Translated<typeof source>
