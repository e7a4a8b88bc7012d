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
  missing: {
    page: '予約ページが見つかりません。',
    link: 'このリンクは無効か、すでに使えなくなっています。リンクの送り主に、新しいリンクを依頼してください。',
    form: 'フォームが見つからないか、公開されていません。URLを確認して、もう一度お試しください。',
    booking: 'この予約は見つかりませんでした。メールのリンクを確認してください。',
    profile: 'プロフィールが見つかりません。',
  },
} satisfies Translated<typeof source>
