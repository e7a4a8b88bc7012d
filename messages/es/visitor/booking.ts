import type { booking as source } from '@/messages/en/visitor/booking'
import type { Translated } from '@/messages/message'

/** A booking page. */
export const booking = {
  pageTitle: '{title} con {host}',
  pageDescription: {
    one: 'Reserva una reunión de {count} minuto con {host}.',
    many: 'Reserva una reunión de {count} de minutos con {host}.',
    other: 'Reserva una reunión de {count} minutos con {host}.',
  },
  preview: { alt: 'Reserva un horario', title: 'Reserva un horario', call: 'Elegir horario' },
  plain: { note: 'JavaScript está desactivado. Puedes reservar igualmente.', seeTimes: 'Ver horarios disponibles' },
  facts: {
    duration: 'Duración',
    location: 'Lugar',
    toBeShared: 'Recibirás los detalles más adelante',
    more: 'Ver más',
    less: 'Ver menos',
  },
  duration: {
    minutes: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
    hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
    both: '{hours} h {minutes} min',
  },
  calendar: {
    today: 'Hoy, {day}',
    closed: '{day}, no disponible: {label}',
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    previousWeek: 'Semana anterior',
    nextWeek: 'Semana siguiente',
    wholeMonth: 'Mostrar todo el mes',
    loading: 'Buscando horarios disponibles…',
    dayStatus: { one: '{day}: {count} horario', many: '{day}: {count} de horarios', other: '{day}: {count} horarios' },
  },
  dayParts: { night: 'Madrugada', morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche' },
  times: {
    label: 'Elige un horario',
    hourFormat: 'Formato de hora',
    refresh: 'Actualizar',
    retry: 'Reintentar',
    none: {
      one: 'No hay horarios disponibles de aquí a mañana',
      many: 'No hay horarios disponibles en los próximos {count} de días',
      other: 'No hay horarios disponibles en los próximos {count} días',
    },
    noneHint: 'Vuelve más tarde o responde a la persona que te envió este enlace.',
    closed: 'No disponible: {label}',
    next: 'Próxima fecha disponible: {day}',
    unchecked: {
      title: 'No podemos comprobar la disponibilidad en este momento',
      hint: 'El calendario de quien organiza la reunión no responde y no queremos mostrarte horarios que quizá ya estén ocupados. Inténtalo de nuevo en un minuto.',
    },
    failed: {
      title: 'No hemos podido cargar los horarios',
      hint: 'Revisa tu conexión e inténtalo de nuevo.',
    },
    gone: { title: 'Esta página ya no está disponible', hint: 'Ya no está publicada.' },
    limited: 'Demasiadas solicitudes',
    changed: {
      title: 'Esta duración ya no está disponible',
      hint: 'Vuelve a elegir un horario.',
    },
  },
  dialogFailed: 'No hemos podido abrir el formulario de reserva. Revisa tu conexión y vuelve a elegir un horario.',
  scheduled: '¡Tu reunión ha quedado reservada!',
  madeWith: 'Reservas con <link>Slotform</link>',
} satisfies Translated<typeof source>
