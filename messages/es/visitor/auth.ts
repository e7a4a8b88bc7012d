import type { auth as source } from '@/messages/en/visitor/auth'
import type { Translated } from '@/messages/message'

export const auth = {
  title: 'Iniciar sesión',
  heading: 'Inicia sesión en Slotform',
  intro: 'Escribe tu correo y te enviaremos un enlace de acceso. Sin contraseñas.',
  emailLabel: 'Correo electrónico',
  emailPlaceholder: 'nombre@example.com',
  submit: 'Enviar enlace de acceso',
  terms: 'Condiciones',
  privacy: 'Privacidad',
  sent: {
    heading: '¡Correo enviado!',
    to: 'Hemos enviado un enlace de acceso a {email}.',
    next: 'Abre el correo y haz clic en el enlace para iniciar sesión.',
    validity: 'El enlace es válido durante 15 minutos.',
    back: 'Volver',
  },
  errorTitle: 'Error',
  invalidEmail: 'Escribe una dirección de correo válida.',
  sendRefused: 'No se ha podido enviar el correo',
  sendFailed: 'No se ha podido enviar el correo. Inténtalo de nuevo.',
  signOut: 'Cerrar sesión',
  logoutFailed: 'No se ha podido cerrar la sesión',
  linkErrors: {
    no_token: 'El enlace de acceso no es válido. Inténtalo de nuevo.',
    invalid_token: 'El enlace de acceso no es válido o ha caducado.',
    token_already_used: 'Este enlace de acceso ya se ha usado.',
    token_expired: 'El enlace de acceso ha caducado. Pide uno nuevo.',
    login_failed: 'No se ha podido iniciar sesión. Inténtalo de nuevo.',
    verification_failed: 'La verificación ha fallado. Inténtalo de nuevo.',
  },
  unknownLinkError: 'Se ha producido un error desconocido. Inténtalo de nuevo.',
} satisfies Translated<typeof source>
