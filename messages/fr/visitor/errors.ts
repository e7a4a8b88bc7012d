import type { errors as source } from '@/messages/en/visitor/errors'
import type { Translated } from '@/messages/message'

export const errors = {
  notFound: {
    title: 'Page introuvable',
    text: 'Cette page n’existe pas ou a changé d’adresse. Vérifiez le lien et réessayez.',
    home: 'Aller à l’accueil',
  },
  unexpected: {
    title: 'Un problème est survenu',
    text: 'Une erreur inattendue s’est produite',
    home: 'Retour à l’accueil',
  },
  missing: {
    page: 'Page de réservation introuvable.',
    link: 'Ce lien n’est pas valable ou ne l’est plus. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    form: 'Ce formulaire n’existe pas ou n’est pas publié. Vérifiez l’adresse et réessayez.',
    booking: 'Cette réservation est introuvable. Vérifiez le lien reçu par e-mail.',
    profile: 'Profil introuvable.',
  },
} satisfies Translated<typeof source>
