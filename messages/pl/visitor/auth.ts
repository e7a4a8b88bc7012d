import type { auth as source } from '@/messages/en/visitor/auth'
import type { Translated } from '@/messages/message'

export const auth = {
  title: 'Logowanie',
  heading: 'Zaloguj się do Slotform',
  intro: 'Podaj adres e-mail, a wyślemy Ci link do logowania. Hasło nie jest potrzebne.',
  emailLabel: 'E-mail',
  emailPlaceholder: 'imie@example.com',
  submit: 'Wyślij link do logowania',
  terms: 'Regulamin',
  privacy: 'Prywatność',
  sent: {
    heading: 'Wiadomość wysłana',
    to: 'Link do logowania wysłaliśmy na adres {email}.',
    next: 'Otwórz wiadomość i kliknij link, aby się zalogować.',
    validity: 'Link jest ważny przez 15 minut.',
    back: 'Wróć',
  },
  errorTitle: 'Błąd',
  invalidEmail: 'Podaj prawidłowy adres e-mail.',
  sendRefused: 'Nie udało się wysłać wiadomości',
  sendFailed: 'Nie udało się wysłać wiadomości. Spróbuj ponownie.',
  signOut: 'Wyloguj się',
  logoutFailed: 'Nie udało się wylogować',
  linkErrors: {
    no_token: 'Nieprawidłowy link do logowania. Spróbuj ponownie.',
    invalid_token: 'Link do logowania jest nieprawidłowy lub wygasł.',
    token_already_used: 'Ten link do logowania został już wykorzystany.',
    token_expired: 'Link do logowania wygasł. Poproś o nowy.',
    login_failed: 'Nie udało się zalogować. Spróbuj ponownie.',
    verification_failed: 'Weryfikacja nie powiodła się. Spróbuj ponownie.',
  },
  unknownLinkError: 'Wystąpił nieznany błąd. Spróbuj ponownie.',
} satisfies Translated<typeof source>
