import type { tooManyPages as source } from '@/messages/en/visitor/too-many-pages'
import type { Translated } from '@/messages/message'

export const tooManyPages = {
  title: 'Einen Moment bitte',
  text: 'Aus Ihrem Netzwerk wurden zu viele Seiten aufgerufen. Warten Sie eine Minute und laden Sie die Seite dann neu.',
} satisfies Translated<typeof source>
