import type { changePolicy as source } from '@/messages/en/visitor/change-policy'
import type { Translated } from '@/messages/message'

/** The time in which an attendee can change their booking. */
export const changePolicy = {
  title: 'Cambios',
  both: {
    until: 'Puedes reprogramar o cancelar esta reunión hasta el {until}.',
    start: 'Puedes reprogramar o cancelar esta reunión hasta que empiece.',
    tooLate: 'Ya es tarde para reprogramar o cancelar aquí. Era posible hasta el {until}.',
  },
  move: {
    until: 'Puedes reprogramar esta reunión hasta el {until}.',
    start: 'Puedes reprogramar esta reunión hasta que empiece.',
    tooLate: 'Ya es tarde para reprogramar aquí. Era posible hasta el {until}.',
    used: {
      one: 'Ya has reprogramado esta reunión una vez. Aquí no se puede volver a reprogramar.',
      many: 'Ya has reprogramado esta reunión {count} de veces. Aquí no se puede volver a reprogramar.',
      other: 'Ya has reprogramado esta reunión {count} veces. Aquí no se puede volver a reprogramar.',
    },
    usedNone: 'Esta reunión no se puede reprogramar aquí.',
    closed: 'Esta reunión no se puede reprogramar aquí porque la página no acepta reservas ahora mismo.',
    left: {
      one: 'Puedes reprogramarla {count} vez más.',
      many: 'Puedes reprogramarla {count} de veces más.',
      other: 'Puedes reprogramarla {count} veces más.',
    },
  },
  cancel: {
    until: 'Puedes cancelar hasta el {until}.',
    start: 'Puedes cancelar hasta que empiece la reunión.',
    tooLate: 'Ya es tarde para cancelar aquí. Era posible hasta el {until}.',
  },
  started: 'Esta reunión ya ha empezado y no se puede cambiar aquí.',
  contact: '¿Necesitas otra solución? Escribe a {host}: <mail>{email}</mail>',
} satisfies Translated<typeof source>
