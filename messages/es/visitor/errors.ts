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
  tooManyPages: {
    title: 'Un momento, por favor',
    text: 'Se han abierto demasiadas páginas desde tu red. Espera un minuto y vuelve a cargar esta página.',
  },
} satisfies Translated<typeof source>
