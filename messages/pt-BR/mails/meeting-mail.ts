import type { meetingMail as source } from '@/messages/en/mails/meeting-mail'
import type { Translated } from '@/messages/message'

/** A meeting that its owner made, for the people who are invited. */
export const meetingMail = {
  invitation: { subject: 'Convite: {title}', heading: '{owner} convidou você para uma reunião' },
  update: { subject: 'Atualizado: {title}', heading: '{owner} alterou a reunião' },
  cancellation: { subject: 'Cancelado: {title}', heading: '{owner} cancelou a reunião' },
  guest: {
    invitation: 'Convite para uma reunião com {owner}',
    update: 'Sua reunião com {owner} tem um novo horário',
    cancellation: 'Sua reunião com {owner} foi cancelada',
    leave: 'Não vou participar',
  },
} satisfies Translated<typeof source>
