import type { changePolicy as source } from '@/messages/en/visitor/change-policy'
import type { Translated } from '@/messages/message'

/** The time in which an attendee can change their booking. */
export const changePolicy = {
  title: 'Alterações',
  both: {
    until: 'Você pode remarcar ou cancelar esta reunião até {until}.',
    start: 'Você pode remarcar ou cancelar esta reunião até ela começar.',
    tooLate: 'É tarde demais para remarcar ou cancelar aqui. Era possível até {until}.',
  },
  move: {
    until: 'Você pode remarcar esta reunião até {until}.',
    start: 'Você pode remarcar esta reunião até ela começar.',
    tooLate: 'É tarde demais para remarcar aqui. Era possível até {until}.',
    used: {
      one: 'Você já remarcou esta reunião uma vez. Não é possível remarcá-la de novo aqui.',
      many: 'Você já remarcou esta reunião {count} de vezes. Não é possível remarcá-la de novo aqui.',
      other: 'Você já remarcou esta reunião {count} vezes. Não é possível remarcá-la de novo aqui.',
    },
    usedNone: 'Esta reunião não pode ser remarcada aqui.',
    closed: 'Esta reunião não pode ser remarcada aqui porque a página não aceita agendamentos no momento.',
    left: {
      one: 'Você pode remarcá-la mais {count} vez.',
      many: 'Você pode remarcá-la mais {count} de vezes.',
      other: 'Você pode remarcá-la mais {count} vezes.',
    },
  },
  cancel: {
    until: 'Você pode cancelar até {until}.',
    start: 'Você pode cancelar até a reunião começar.',
    tooLate: 'É tarde demais para cancelar aqui. Era possível até {until}.',
  },
  started: 'Esta reunião já começou e não pode mais ser alterada aqui.',
  contact: 'Precisa de outra solução? Escreva para {host}: <mail>{email}</mail>',
} satisfies Translated<typeof source>
