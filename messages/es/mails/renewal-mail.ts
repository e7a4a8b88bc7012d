import type { renewalMail as source } from '@/messages/en/mails/renewal-mail'
import type { Translated } from '@/messages/message'

/** A connection that has expired, for its owner. `service`: `Zoom`. */
export const renewalMail = {
  subject: 'Vuelve a conectar {service} para no interrumpir tus reservas',
  heading: 'Hay que renovar el acceso a {service}',
  text: 'Slotform ya no puede acceder a tu cuenta de {service}. Esto ocurre cuando se revoca el acceso, cambia una contraseña o la conexión no se usa durante un tiempo.',
  textWithAccount:
    'Slotform ya no puede acceder a tu cuenta de {service} {account}. Esto ocurre cuando se revoca el acceso, cambia una contraseña o la conexión no se usa durante un tiempo.',
  consequence:
    'Hasta que vuelvas a conectarla, no ofreceremos los horarios que dependen de ella y las nuevas reuniones no tendrán enlace ni evento en el calendario. No se ha eliminado nada.',
  button: 'Volver a conectar {service}',
} satisfies Translated<typeof source>
