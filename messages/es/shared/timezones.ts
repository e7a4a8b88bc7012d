import type { timezones as source } from '@/messages/en/shared/timezones'
import type { Translated } from '@/messages/message'

/** The choice of a time zone. */
export const timezones = {
  label: 'Zona horaria',
  now: '{city} — {time}, {offset}',
  locked: 'Hora local de {city} ({offset})',
  daylightSaving: '{offset} · horario de verano',
  search: 'Ciudad, país o desfase horario',
  close: 'Cerrar',
  found: { one: '{count} zona horaria', many: '{count} de zonas horarias', other: '{count} zonas horarias' },
  none: 'No se ha encontrado ninguna zona horaria. Prueba con un país o una diferencia como +3.',
  failed: 'No hemos podido cargar las zonas horarias. Revisa tu conexión e inténtalo de nuevo.',
} satisfies Translated<typeof source>
