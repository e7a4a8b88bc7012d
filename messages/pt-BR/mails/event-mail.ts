import type { eventMail as source } from '@/messages/en/mails/event-mail'
import type { Translated } from '@/messages/message'

/** Facts of a booking or a meeting, for guests and owners. */
export const eventMail = {
  preview: '{title}, {when}',
  when: 'Quando:',
  before: 'Antes:',
  yourTime: '{when} (para você)',
  otherTime: '{when} (para {name})',
  otherTimeThatDay: '{period}, {zone} (para {name})',
  otherTimeInFull: '{date}, {period}, {zone} (para {name})',
  times: '{date}, {period}, {zone}',
  timesThere: '{date}, {period}',
  period: { '24h': '{start}–{end}', '12h': '{start} – {end}' },
  moment: '{date}, {time}, {zone}',
  who: 'Quem:',
  person: '{name} ({email})',
  where: 'Onde:',
  description: 'Descrição:',
  ownWords: 'Mensagem de {owner}:',
  yourWords: 'Sua mensagem:',
  addToCalendar: 'Adicione a reunião ao {calendars} ou abra o convite anexo.',
  calendarHint: 'Abra o convite anexo para adicionar a reunião à sua agenda.',
  map: 'Abrir mapa',
  online: 'On-line',
  toBeSentByYou: 'Você enviará os detalhes para {guest}',
  openMeeting: 'Abrir reunião',
  link: { subject: 'Link da reunião: {title} com {name}', heading: 'O link da sua reunião está pronto' },
  invite: { subject: 'Para sua agenda: {title} com {name}', heading: 'Adicione a reunião à sua agenda' },
} satisfies Translated<typeof source>
