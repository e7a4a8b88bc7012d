import type { plain as source } from '@/messages/en/visitor/plain'
import type { Translated } from '@/messages/message'

/** The pages on which visitors book and answer forms without JavaScript. */
export const plain = {
  pageTitle: '{title} · Slotform',
  trouble: 'No ha funcionado',
  bookTitle: 'Reservar {title}',
  notBookedTitle: 'Aún sin reservar · {title}',
  notSentTitle: 'Aún sin enviar · {title}',
  times: {
    days: 'Días con horarios disponibles',
    previous: 'Antes: {month}',
    next: 'Después: {month}',
    showTimes: 'Ver horarios',
    dayLabel: { one: '{day}, {count} horario', many: '{day}, {count} de horarios', other: '{day}, {count} horarios' },
    unchecked: '{day}, disponibilidad desconocida',
  },
  managed: {
    cancelTitle: 'Cancelar {title}',
    notCancelledTitle: 'No se ha cancelado · {title}',
    notMovedTitle: 'No se ha reprogramado · {title}',
    notCancelled: 'No se ha cancelado',
  },
  form: {
    notBooked: 'Aún no se ha reservado',
    otherTime: 'Elegir otro horario',
    wrong: { one: 'Revisa {count} campo', many: 'Revisa {count} de campos', other: 'Revisa {count} campos' },
    fault: '<link>{name}</link>: {message}',
    more: 'Tus respuestas han llevado a más preguntas. Responde también a estas.',
    trapped:
      'Parecía una reserva automática, así que no se ha reservado nada. Si eres una persona, vuelve a pulsar el botón.',
    notSent: 'Aún no se ha enviado',
    lost: 'Tus respuestas no se han enviado.',
  },
} satisfies Translated<typeof source>
