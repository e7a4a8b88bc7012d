import type { tooManyPages as source } from '@/messages/en/visitor/too-many-pages'
import type { Translated } from '@/messages/message'

export const tooManyPages = {
  title: 'Um momento, por favor',
  text: 'Sua rede abriu páginas demais. Espere um minuto e recarregue esta página.',
} satisfies Translated<typeof source>
