import type { entry as source } from '@/messages/en/visitor/entry'
import type { Translated } from '@/messages/message'

/** An entry in somebody's calendar: where it can be added, and its text. */
export const entry = {
  google: 'Google Calendar',
  outlook: 'Outlook',
  meeting: '{title} avec {name}',
  links: { guest: 'Déplacer ou annuler : {url}', owner: 'Ouvrir le rendez-vous : {url}' },
} satisfies Translated<typeof source>
