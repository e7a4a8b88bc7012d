import type { leave as source } from '@/messages/en/visitor/leave'
import type { Translated } from '@/messages/message'

/** A guest whom the attendee of a booking brings, and who is not coming. */
export const leave = {
  pageTitle: 'No asistir a {title}',
  heading: '¿No vas a asistir?',
  text: '{guest} no recibirá más correos sobre esta reunión con {host}. La reunión tendrá lugar sin ti.',
  submit: 'No asistiré',
  left: 'Ya no estás en la lista',
  leftText: 'La reunión con {host} tendrá lugar sin ti. Si aún aparece en tu calendario, elimínala.',
  unknown: 'Este enlace ya no es válido o ya no estás en la lista de la reunión.',
} satisfies Translated<typeof source>
