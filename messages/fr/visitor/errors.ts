import type { errors as source } from '@/messages/en/visitor/errors'
import type { Translated } from '@/messages/message'

export const errors = {
  notFound: {
    title: 'Page introuvable',
    text: 'Cette page n’existe pas ou a changé d’adresse. Vérifiez le lien et réessayez.',
    home: 'Aller à l’accueil',
  },
  unexpected: {
    title: 'Une erreur s’est produite',
    text: 'Une erreur inattendue s’est produite',
    home: 'Retour à l’accueil',
  },
  tooManyPages: {
    title: 'Un instant, s’il vous plaît',
    text: 'Trop de pages ont été ouvertes depuis votre réseau. Patientez une minute, puis rechargez cette page.',
  },
} satisfies Translated<typeof source>
