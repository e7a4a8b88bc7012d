import type { errors as source } from '@/messages/en/visitor/errors'
import type { Translated } from '@/messages/message'

export const errors = {
  notFound: {
    title: 'Página no encontrada',
    text: 'Esta página no existe o ha cambiado de dirección. Revisa el enlace e inténtalo de nuevo.',
    home: 'Ir al inicio',
  },
  unexpected: {
    title: 'Se ha producido un error',
    text: 'Ha ocurrido algo inesperado',
    home: 'Volver al inicio',
  },
  missing: {
    page: 'No se ha encontrado la página de reservas.',
    link: 'Este enlace no es válido o ya no funciona. Pide uno nuevo a quien te lo envió.',
    form: 'Este formulario no existe o no está publicado. Revisa la dirección e inténtalo de nuevo.',
    booking: 'No hemos encontrado esta reserva. Revisa el enlace de tu correo.',
    profile: 'No se ha encontrado el perfil.',
  },
} satisfies Translated<typeof source>
