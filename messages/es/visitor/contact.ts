import type { contact as source } from '@/messages/en/visitor/contact'
import type { Translated } from '@/messages/message'

export const contact = {
  title: 'Contacto',
  intro: '¿Preguntas, problemas, ideas? Escríbenos. Respondemos en menos de 24 horas.',
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  message: 'Mensaje',
  website: 'Sitio web',
  submit: 'Enviar mensaje',
  sentTitle: 'Mensaje enviado',
  sentText: 'Gracias por tu mensaje. Te responderemos en menos de 24 horas.',
  again: 'Enviar otro mensaje',
  sentToast: 'Mensaje enviado',
  failedTitle: 'No se ha podido enviar el mensaje',
  failedText: 'Inténtalo más tarde.',
} satisfies Translated<typeof source>
