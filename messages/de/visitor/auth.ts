import type { auth as source } from '@/messages/en/visitor/auth'
import type { Translated } from '@/messages/message'

export const auth = {
  title: 'Anmelden',
  heading: 'Bei Slotform anmelden',
  intro: 'Geben Sie Ihre E-Mail-Adresse ein. Sie erhalten einen Anmeldelink, ganz ohne Passwort.',
  emailLabel: 'E-Mail',
  emailPlaceholder: 'name@example.com',
  submit: 'Anmeldelink senden',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
  sent: {
    heading: 'E-Mail gesendet',
    to: 'Wir haben einen Anmeldelink an {email} gesendet.',
    next: 'Öffnen Sie die E-Mail und klicken Sie auf den Link, um sich anzumelden.',
    validity: 'Der Link ist 15 Minuten gültig.',
    back: 'Zurück',
  },
  errorTitle: 'Fehler',
  invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  sendRefused: 'Die E-Mail konnte nicht gesendet werden',
  sendFailed: 'Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  signOut: 'Abmelden',
  logoutFailed: 'Abmeldung fehlgeschlagen',
  linkErrors: {
    no_token: 'Ungültiger Anmeldelink. Bitte versuchen Sie es erneut.',
    invalid_token: 'Der Anmeldelink ist ungültig oder abgelaufen.',
    token_already_used: 'Dieser Anmeldelink wurde bereits verwendet.',
    token_expired: 'Der Anmeldelink ist abgelaufen. Bitte fordern Sie einen neuen an.',
    login_failed: 'Anmeldung fehlgeschlagen. Bitte versuchen Sie es erneut.',
    verification_failed: 'Überprüfung fehlgeschlagen. Bitte versuchen Sie es erneut.',
  },
  unknownLinkError: 'Ein unbekannter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
} satisfies Translated<typeof source>
