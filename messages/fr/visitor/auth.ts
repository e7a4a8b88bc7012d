import type { auth as source } from '@/messages/en/visitor/auth'
import type { Translated } from '@/messages/message'

export const auth = {
  title: 'Connexion',
  heading: 'Connexion à Slotform',
  intro: 'Saisissez votre adresse e-mail et nous vous enverrons un lien de connexion. Aucun mot de passe nécessaire.',
  emailLabel: 'E-mail',
  emailPlaceholder: 'nom@example.com',
  submit: 'Envoyer le lien',
  terms: 'Conditions',
  privacy: 'Confidentialité',
  sent: {
    heading: 'E-mail envoyé !',
    to: 'Un lien de connexion a été envoyé à {email}.',
    next: 'Ouvrez l’e-mail et cliquez sur le lien pour vous connecter.',
    validity: 'Le lien est valable 15 minutes.',
    back: 'Retour',
  },
  errorTitle: 'Erreur',
  invalidEmail: 'Saisissez une adresse e-mail valide.',
  sendRefused: 'L’e-mail n’a pas pu être envoyé',
  sendFailed: 'L’e-mail n’a pas pu être envoyé. Réessayez.',
  signOut: 'Se déconnecter',
  logoutFailed: 'La déconnexion a échoué',
  linkErrors: {
    no_token: 'Lien de connexion non valide. Réessayez.',
    invalid_token: 'Lien de connexion non valide ou expiré.',
    token_already_used: 'Ce lien de connexion a déjà été utilisé.',
    token_expired: 'Ce lien de connexion a expiré. Demandez-en un nouveau.',
    login_failed: 'La connexion a échoué. Réessayez.',
    verification_failed: 'La vérification a échoué. Réessayez.',
  },
  unknownLinkError: 'Une erreur inconnue s’est produite. Réessayez.',
} satisfies Translated<typeof source>
