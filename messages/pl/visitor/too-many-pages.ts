import type { tooManyPages as source } from '@/messages/en/visitor/too-many-pages'
import type { Translated } from '@/messages/message'

export const tooManyPages = {
  title: 'Chwileczkę',
  text: 'Z Twojej sieci otwarto zbyt wiele stron. Poczekaj minutę, a potem odśwież tę stronę.',
} satisfies Translated<typeof source>
