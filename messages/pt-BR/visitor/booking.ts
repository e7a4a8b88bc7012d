import type { booking as source } from '@/messages/en/visitor/booking'
import type { Translated } from '@/messages/message'

/** A booking page. */
export const booking = {
  pageTitle: '{title} com {host}',
  pageDescription: {
    one: 'Agende uma reunião de {count} minuto com {host}.',
    many: 'Agende uma reunião de {count} de minutos com {host}.',
    other: 'Agende uma reunião de {count} minutos com {host}.',
  },
  preview: { alt: 'Agende um horário', title: 'Agende um horário', call: 'Escolher horário' },
  plain: { note: 'O JavaScript está desativado. Você pode agendar mesmo assim.', seeTimes: 'Ver horários disponíveis' },
  facts: {
    duration: 'Duração',
    location: 'Local',
    toBeShared: 'Você receberá os detalhes mais tarde',
    more: 'Mostrar mais',
    less: 'Mostrar menos',
  },
  duration: {
    minutes: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
    hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
    both: '{hours} h {minutes} min',
  },
  calendar: {
    today: 'Hoje, {day}',
    closed: '{day}, indisponível: {label}',
    previous: 'Mês anterior',
    next: 'Próximo mês',
    previousWeek: 'Semana anterior',
    nextWeek: 'Próxima semana',
    wholeMonth: 'Mostrar o mês inteiro',
    loading: 'Buscando horários disponíveis…',
    dayStatus: { one: '{day}: {count} horário', many: '{day}: {count} de horários', other: '{day}: {count} horários' },
  },
  dayParts: { night: 'Madrugada', morning: 'Manhã', afternoon: 'Tarde', evening: 'Noite' },
  times: {
    label: 'Escolha um horário',
    hourFormat: 'Formato de hora',
    refresh: 'Atualizar',
    retry: 'Tentar de novo',
    none: {
      one: 'Nenhum horário disponível até amanhã',
      many: 'Nenhum horário disponível nos próximos {count} de dias',
      other: 'Nenhum horário disponível nos próximos {count} dias',
    },
    noneHint: 'Volte mais tarde ou responda à pessoa que enviou este link para você.',
    closed: 'Indisponível: {label}',
    next: 'Próxima data disponível: {day}',
    unchecked: {
      title: 'Não conseguimos verificar a disponibilidade agora',
      hint: 'A agenda de quem organiza a reunião não está respondendo, e não queremos mostrar horários que talvez já estejam ocupados. Tente de novo em um minuto.',
    },
    failed: { title: 'Não conseguimos carregar os horários', hint: 'Verifique sua conexão e tente de novo.' },
    gone: { title: 'Esta página não está mais disponível', hint: 'Ela acabou de sair do ar.' },
    limited: 'Muitas solicitações',
    changed: {
      title: 'Esta duração não está mais disponível',
      hint: 'Escolha um horário de novo.',
    },
  },
  dialogFailed:
    'Não conseguimos abrir o formulário de agendamento. Verifique sua conexão e escolha um horário de novo.',
  scheduled: 'Sua reunião foi agendada!',
  madeWith: 'Agendamentos com <link>Slotform</link>',
} satisfies Translated<typeof source>
