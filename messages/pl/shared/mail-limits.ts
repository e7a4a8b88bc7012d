import type { mailLimits as source } from '@/messages/en/shared/mail-limits'
import type { Translated } from '@/messages/message'

/** Why an email is not queued. */
export const mailLimits = {
  recipient: 'Na ten adres wysłano w krótkim czasie zbyt wiele wiadomości. Nic nie zarezerwowano.',
  page: 'Ta strona nie może na razie wysłać więcej wiadomości. Nic nie zarezerwowano.',
  own: {
    one: 'Twoje konto osiągnęło limit wiadomości e-mail: {limit} do {until}. Pozostało: {left}, a potrzebna jest {count} wiadomość. Nic nie zostało zmienione.',
    few: 'Twoje konto osiągnęło limit wiadomości e-mail: {limit} do {until}. Pozostało: {left}, a potrzebne są {count} wiadomości. Nic nie zostało zmienione.',
    many: 'Twoje konto osiągnęło limit wiadomości e-mail: {limit} do {until}. Pozostało: {left}, a potrzeba {count} wiadomości. Nic nie zostało zmienione.',
    other:
      'Twoje konto osiągnęło limit wiadomości e-mail: {limit} do {until}. Pozostało: {left}, a potrzeba {count} wiadomości. Nic nie zostało zmienione.',
  },
} satisfies Translated<typeof source>
