import type { form as source } from '@/messages/en/visitor/form'
import type { Translated } from '@/messages/message'

/** A form, for the person who fills it in. */
export const form = {
  notFoundTitle: 'Formulaire introuvable',
  questions: { one: '{count} question', many: '{count} de questions', other: '{count} questions' },
  pageDescription: {
    one: 'Un formulaire de {count} question.',
    many: 'Un formulaire de {count} de questions.',
    other: 'Un formulaire de {count} questions.',
  },
  preview: { alt: 'Aperçu du formulaire', title: 'Formulaire', call: 'Commencer' },
  plainNote:
    'JavaScript est désactivé. Vous pouvez quand même envoyer ce formulaire. Si vos réponses amènent d’autres questions, nous vous les poserons ensuite.',
  empty: 'Ce formulaire n’a pas encore de questions.',
  requiredNote: 'Obligatoire',
  chooseSome: 'Plusieurs réponses possibles',
  outOf: '{rating} sur {max}',
  ratingEnds: { low: 'Mauvais', high: 'Excellent' },
  clearAnswer: 'Effacer la réponse',
  decimalPoint: 'Utilisez une virgule comme séparateur décimal, par exemple 2,5',
  answered: 'Réponses : {answered} sur {total}',
  submit: 'Envoyer',
  submitting: 'Envoi…',
  privacy: 'Vos réponses sont transmises à la personne qui gère ce formulaire.',
  privacyNamed: 'Vos réponses sont transmises à {name}.',
  draft: {
    kept: 'Vos réponses sont conservées dans ce navigateur jusqu’à l’envoi.',
    clear: 'Effacer',
    ask: 'Effacer toutes les réponses ?',
    confirm: 'Effacer les réponses',
    cancel: 'Garder les réponses',
  },
  missing: {
    title: 'Champs obligatoires manquants',
    text: 'Remplissez tous les champs obligatoires avant l’envoi.',
  },
  wrong: {
    title: 'Vérifiez vos réponses',
    text: {
      one: 'Corrigez {count} réponse pour continuer.',
      many: 'Corrigez {count} de réponses pour continuer.',
      other: 'Corrigez {count} réponses pour continuer.',
    },
  },
  failure: {
    title: 'Échec de l’envoi',
    default: 'Votre réponse n’a pas pu être envoyée. Réessayez.',
    notSent: 'Pas encore envoyé',
    kept: 'Vos réponses sont toujours là.',
    network:
      'Vous semblez être hors ligne. Rétablissez la connexion, puis envoyez à nouveau. Votre réponse ne sera enregistrée qu’une fois.',
    gone: 'Ce formulaire n’est plus publié. Rien n’a été envoyé.',
    limited: 'Trop d’envois depuis votre réseau.',
    tooLong: 'Vos réponses sont trop longues.',
    shorten: 'Rien n’a été envoyé. Raccourcissez les réponses les plus longues et réessayez.',
    away: 'Rien n’a été enregistré. Réessayez dans un instant.',
    again: 'Réessayez. Si le problème persiste, revenez plus tard.',
    changed: 'Ce formulaire a été modifié pendant qu’il était ouvert.',
    changedHint:
      'Chargez la dernière version pour continuer. Vos réponses aux questions qui existent encore seront conservées.',
    load: 'Charger la dernière version',
    loading: 'Chargement…',
    loadFailed: 'Impossible de charger la dernière version. Vérifiez votre connexion et réessayez.',
    loaded: 'Voici la dernière version. Vérifiez vos réponses et envoyez à nouveau.',
  },
  closed: {
    text: 'Ce formulaire n’accepte plus de réponses.',
    notSent: 'Vos réponses n’ont pas été envoyées, mais elles sont toujours là.',
    show: 'Afficher mes réponses',
  },
  done: {
    toast: 'Formulaire envoyé',
    pageTitle: 'Merci ! · {title}',
    heading: 'Merci !',
    text: 'Nous avons bien reçu vos réponses.',
    previewText: 'Ceci est un aperçu. Rien n’a été enregistré.',
    backToForm: 'Retour au formulaire',
    leaving: 'Redirection vers {host} dans quelques secondes.',
    leavingLater: 'Redirection vers {host}.',
    staying: 'Étape suivante : {host}',
    goOn: 'Continuer vers {host}',
    stay: 'Rester ici',
    chooseTime: 'Choisir un créneau',
    chooseTimeOn: 'Dernière étape : choisissez un créneau pour {title}.',
  },
  madeWith: 'Créé avec <link>Slotform</link>',
} satisfies Translated<typeof source>
