import type { entry as source } from '@/messages/en/visitor/entry'
import type { Translated } from '@/messages/message'

/** An entry in somebody's calendar: where it can be added, and its text. */
export const entry = {
  google: 'Google Calendar',
  outlook: 'Outlook',
  meeting: '{title} con {name}',
  links: { guest: 'Sposta o annulla: {url}', owner: 'Apri l’appuntamento: {url}' },
} satisfies Translated<typeof source>
