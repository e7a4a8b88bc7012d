import type { legal as source } from '@/messages/en/visitor/legal'
import type { Translated } from '@/messages/message'

/** The built-in pages behind /legal/…: starting points, which the operator of a server replaces with their own words. */
export const legal = {
  terms: {
    title: 'Conditions d’utilisation',
    intro:
      'Ces conditions s’appliquent à toute personne qui se connecte à ce serveur Slotform. Elles sont courtes, pour que vous les lisiez.',
    sections: [
      {
        heading: 'Ce que vous pouvez faire',
        paragraphs: [
          'Utilisez Slotform pour organiser des rendez-vous, publier des pages de réservation et recueillir des réponses avec des formulaires, pour vous-même ou pour votre organisation.',
          'Ne l’utilisez pas pour envoyer des e-mails non sollicités, tromper les visiteurs, recueillir des données auxquelles vous n’avez pas droit ou perturber le service pour les autres.',
        ],
      },
      {
        heading: 'Vos données et celles de vos visiteurs',
        paragraphs: [
          'Nous traitons et conservons des données d’agenda et de rendez-vous pour que le service fonctionne. La page de confidentialité indique ce que nous conservons et qui peut le voir.',
          'Les visiteurs vous confient leur nom, leur adresse et leurs réponses. Il vous appartient de leur dire ce que vous en faites et de répondre à leurs demandes.',
        ],
      },
      {
        heading: 'Comptes connectés',
        paragraphs: [
          'En connectant un compte d’agenda ou de visioconférence, vous autorisez ce serveur à y lire vos heures occupées et à y créer, modifier et supprimer les événements de vos rendez-vous. Vous pouvez retirer cette autorisation à tout moment dans l’écran Intégrations.',
        ],
      },
      {
        heading: 'Absence de garantie',
        paragraphs: [
          'Slotform est un logiciel libre sous licence MIT, fourni sans garantie. L’exploitant de ce serveur décide de sa disponibilité et peut fermer un compte qui enfreint ces conditions.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Confidentialité',
    intro: 'Ce que ce serveur conserve, pourquoi, et ce que vous pouvez faire.',
    sections: [
      {
        heading: 'Si vous avez un compte',
        paragraphs: [
          'Nous conservons votre adresse e-mail, vos réglages, vos pages de réservation, rendez-vous et formulaires, ainsi qu’un jeton d’accès pour chaque compte que vous connectez. Les jetons sont chiffrés.',
          'Le serveur lit dans les agendas connectés les heures où vous êtes indisponible. Il ne montre aux visiteurs ni les titres ni les détails de ces événements.',
        ],
      },
      {
        heading: 'Si vous réservez un rendez-vous ou remplissez un formulaire',
        paragraphs: [
          'Nous conservons le nom et l’adresse e-mail que vous indiquez, le créneau que vous choisissez et les réponses que vous donnez. Le propriétaire de la page les voit.',
          'Votre e-mail de confirmation contient un lien pour annuler la réservation. Pour faire corriger ou supprimer vos données, écrivez au propriétaire de la page.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Lorsque vous vous connectez, un cookie maintient votre session pendant 30 jours après votre dernière visite, et 90 jours au plus. Un second cookie, conservé 180 jours, permet à ce navigateur de demander des liens de connexion même si d’autres en demandent trop pour votre adresse. Il n’y a pas de cookies publicitaires ni de suivi.',
        ],
      },
    ],
  },
  acknowledgements: {
    title: 'Remerciements',
    intro: 'Les travaux de tiers que ce serveur affiche ou utilise, et leurs licences.',
    sections: [
      {
        heading: 'Jours fériés',
        paragraphs: [
          'Les jours fériés proviennent de date-holidays, https://github.com/commenthol/date-holidays, que ce serveur utilise sans modification. Copyright (c) 2015-present commenthol, sous licence ISC, https://opensource.org/licenses/ISC.',
          'Ses données s’appuient sur des articles de Wikipédia, dont la liste figure dans son fichier LICENSE. Ce fichier indique CC BY-SA 3.0 pour les données, https://creativecommons.org/licenses/by-sa/3.0/. Le paquet indique CC BY 3.0, https://creativecommons.org/licenses/by/3.0/.',
          'Les dates sont calculées, et non annoncées : celles qui suivent la lune peuvent être décalées d’un jour.',
        ],
      },
    ],
  },
  support: {
    title: 'Aide',
    intro: 'Où trouver de l’aide.',
    sections: [
      {
        heading: 'À propos d’un rendez-vous que vous avez réservé',
        paragraphs: ['Répondez à votre e-mail de confirmation. Votre message parvient directement à votre hôte.'],
      },
      {
        heading: 'À propos de ce serveur',
        paragraphs: [
          'Écrivez à son exploitant depuis la page « Nous contacter ». Dites ce que vous avez fait, ce que vous attendiez et ce qui s’est passé. Une capture d’écran est utile.',
        ],
      },
      {
        heading: 'À propos du logiciel',
        paragraphs: [
          'Slotform est open source. Signalez les bugs et proposez des améliorations au projet, en précisant les étapes pour reproduire le problème.',
        ],
      },
    ],
  },
  security: {
    title: 'Sécurité',
    intro: 'Comment ce serveur protège vos données, et comment signaler une vulnérabilité.',
    sections: [
      {
        heading: 'Ce que nous faisons',
        paragraphs: [
          'Il n’y a pas de mot de passe à voler : vous vous connectez avec un lien qui fonctionne une seule fois et expire après 15 minutes. Les sessions et les liens ne sont conservés que sous forme d’empreintes.',
          'Les jetons d’accès des comptes connectés sont chiffrés avec AES-256-GCM avant d’être enregistrés.',
        ],
      },
      {
        heading: 'Signaler une vulnérabilité',
        paragraphs: [
          'Prévenez l’exploitant de ce serveur depuis la page « Nous contacter » avant d’en parler à d’autres, et laissez le temps de la corriger. Ne consultez ni ne modifiez de données qui ne sont pas les vôtres.',
        ],
      },
    ],
  },
} satisfies Translated<typeof source>
