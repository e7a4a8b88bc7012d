import type { timezones as source } from '@/messages/en/shared/timezones'
import type { Translated } from '@/messages/message'

/** The choice of a time zone. */
export const timezones = {
  label: 'Fuso horário',
  now: '{city} — {time}, {offset}',
  locked: 'Horário local: {city} ({offset})',
  daylightSaving: '{offset} · horário de verão',
  search: 'Cidade, país ou fuso horário',
  close: 'Fechar',
  found: { one: '{count} fuso horário', many: '{count} de fusos horários', other: '{count} fusos horários' },
  none: 'Nenhum fuso horário encontrado. Tente um país ou uma diferença como +3.',
  failed: 'Não conseguimos carregar os fusos horários. Verifique sua conexão e tente de novo.',
} satisfies Translated<typeof source>
