import type { tooManyPages as source } from '@/messages/en/visitor/too-many-pages'
import type { Translated } from '@/messages/message'

export const tooManyPages = {
  title: '少しお待ちください',
  text: 'お使いのネットワークから多くのページが開かれました。1分ほど待ってから、このページを再読み込みしてください。',
} satisfies Translated<typeof source>
