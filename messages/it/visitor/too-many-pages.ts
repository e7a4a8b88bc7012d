import type { tooManyPages as source } from '@/messages/en/visitor/too-many-pages'
import type { Translated } from '@/messages/message'

export const tooManyPages = {
  title: 'Un momento, per favore',
  text: 'Dalla tua rete sono state aperte troppe pagine. Aspetta un minuto e ricarica questa pagina.',
} satisfies Translated<typeof source>
