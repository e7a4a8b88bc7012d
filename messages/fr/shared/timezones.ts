import type { timezones as source } from '@/messages/en/shared/timezones'
import type { Translated } from '@/messages/message'

/** The choice of a time zone. */
export const timezones = {
  label: 'Fuseau horaire',
  now: '{city} — {time}, {offset}',
  locked: 'Heure locale : {city} ({offset})',
  daylightSaving: '{offset} · heure d’été',
  search: 'Ville, pays ou décalage horaire',
  close: 'Fermer',
  found: {
    one: '{count} fuseau horaire',
    many: '{count} de fuseaux horaires',
    other: '{count} fuseaux horaires',
  },
  none: 'Aucun fuseau horaire trouvé. Essayez un pays ou un décalage comme +3.',
  failed: 'Impossible de charger les fuseaux horaires. Vérifiez votre connexion et réessayez.',
} satisfies Translated<typeof source>
