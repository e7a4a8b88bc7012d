import type { terms as source } from '@/messages/en/visitor/terms'
import type { Translated } from '@/messages/message'

export const terms = {
  title: 'Conditions d’utilisation',
  heading: 'Conditions d’utilisation',
  welcome: 'Bienvenue, {email} ! Avant de commencer, lisez et acceptez nos conditions.',
  summaryHeading: 'En bref',
  summary: [
    {
      title: 'De vrais rendez-vous uniquement',
      text: 'Utilisez Slotform pour organiser des rendez-vous légitimes. Ni spam, ni tromperie.',
    },
    {
      title: 'Ce qui est traité et conservé',
      text: 'Vos données d’agenda et de rendez-vous : titres, horaires, noms et adresses e-mail des participants.',
    },
    {
      title: 'Les comptes que vous connectez',
      text: 'Nous lisons les heures occupées des comptes que vous connectez et y ajoutons vos rendez-vous. Les accès sont chiffrés et vous pouvez les déconnecter à tout moment.',
    },
    {
      title: 'Les données de vos visiteurs',
      text: 'Nous conservons ce que l’on saisit sur vos pages et dans vos formulaires. Il vous appartient de traiter ces données dans le respect de la loi.',
    },
    {
      title: 'Les pages publiques sont publiques',
      text: 'Toute personne qui a le lien peut ouvrir une page ou un formulaire publié. Vous pouvez cesser de les publier ou les supprimer à tout moment.',
    },
  ],
  readFull: 'Lire toutes les conditions d’utilisation',
  checkbox: 'J’ai lu et j’accepte les conditions d’utilisation',
  submit: 'Accepter et continuer',
  submitting: 'Un instant…',
  requiredTitle: 'Acceptation requise',
  requiredText: 'Acceptez les conditions d’utilisation pour continuer.',
  acceptedTitle: 'Conditions acceptées',
  acceptedText: 'Bienvenue dans Slotform ! Vous avez maintenant accès à toutes les fonctionnalités.',
  errorTitle: 'Erreur',
  acceptRefused: 'L’acceptation n’a pas pu être enregistrée',
  acceptFailed: 'L’acceptation n’a pas pu être enregistrée. Réessayez.',
} satisfies Translated<typeof source>
