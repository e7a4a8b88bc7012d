import type { errors as source } from '@/messages/en/visitor/errors'
import type { Translated } from '@/messages/message'

export const errors = {
  notFound: {
    title: 'ページが見つかりません',
    text: 'このページは存在しないか、移動しました。リンクを確認して、もう一度お試しください。',
    home: 'ホームへ',
  },
  unexpected: {
    title: '問題が発生しました',
    text: '予期しないエラーが発生しました',
    home: 'ホームに戻る',
  },
  tooManyPages: {
    title: '少しお待ちください',
    text: 'お使いのネットワークから多くのページが開かれました。1分ほど待ってから、このページを再読み込みしてください。',
  },
} satisfies Translated<typeof source>
