import type { tooManyPages as source } from '@/messages/en/visitor/too-many-pages'
import type { Translated } from '@/messages/message'

export const tooManyPages = {
  title: 'Un momento, por favor',
  text: 'Se han abierto demasiadas páginas desde tu red. Espera un minuto y vuelve a cargar esta página.',
} satisfies Translated<typeof source>
