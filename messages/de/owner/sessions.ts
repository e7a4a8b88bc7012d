import type { sessions as source } from '@/messages/en/owner/sessions'
import type { Translated } from '@/messages/message'

/** Browsers in which the owner is signed in, among their settings. */
export const sessions = {
  list: 'Ihre angemeldeten Geräte',
  device: '{browser} auf {system}',
  unknown: 'Unbekannter Browser',
  current: 'Dieses Gerät',
  facts: '{begun} · {used}',
  begun: 'Angemeldet am {date}',
  used: 'zuletzt verwendet am {date}',
  notNoted: 'letzte Verwendung nicht bekannt',
  end: 'Abmelden',
  endOne: {
    title: 'Dieses Gerät abmelden?',
    text: '{device} muss sich beim nächsten Schritt neu anmelden.',
    confirm: 'Gerät abmelden',
    done: 'Gerät abgemeldet',
    failed: 'Das Gerät konnte nicht abgemeldet werden',
  },
  endOthers: 'Alle anderen Geräte abmelden',
  endRest: {
    title: 'Alle anderen Geräte abmelden?',
    text: {
      one: 'Ein anderes Gerät muss sich neu anmelden.',
      other: '{count} andere Geräte müssen sich neu anmelden.',
    },
    confirm: 'Die anderen abmelden',
    done: 'Alle anderen Geräte sind abgemeldet',
    failed: 'Die anderen Geräte konnten nicht abgemeldet werden',
  },
  loadFailed: 'Ihre Geräte konnten nicht geladen werden',
} as const satisfies Translated<typeof source>
