import type { terms as source } from '@/messages/en/visitor/terms'
import type { Translated } from '@/messages/message'

export const terms = {
  title: '利用規約',
  heading: '利用規約',
  welcome: 'ようこそ（{email}）。始める前に、利用規約をお読みのうえ同意してください。',
  summaryHeading: '要点',
  summary: [
    {
      title: '実際のミーティングのみ',
      text: 'Slotformは正当なミーティングの管理にお使いください。スパムや人を欺く行為は禁止です。',
    },
    {
      title: '処理・保存するもの',
      text: 'カレンダーとミーティングのデータ（タイトル、時間、参加者の名前とメールアドレス）です。',
    },
    {
      title: '連携するアカウント',
      text: '連携したアカウントから予定の埋まっている時間を読み取り、ミーティングを追加します。アクセスは暗号化され、連携はいつでも解除できます。',
    },
    {
      title: '訪問者のデータ',
      text: 'ページやフォームに入力された内容を保存します。それを法令に従って取り扱う責任はあなたにあります。',
    },
    {
      title: '公開ページは誰でも見られます',
      text: '公開したページやフォームは、リンクを知っている人なら誰でも開けます。いつでも非公開にしたり削除したりできます。',
    },
  ],
  readFull: '利用規約の全文を読む',
  checkbox: '利用規約を読み、同意します',
  submit: '同意して続ける',
  submitting: '保存しています…',
  requiredTitle: '同意が必要です',
  requiredText: '続けるには利用規約に同意してください。',
  acceptedTitle: '利用規約に同意しました',
  acceptedText: 'Slotformへようこそ。すべての機能をご利用いただけます。',
  errorTitle: 'エラー',
  acceptRefused: '同意を保存できませんでした',
  acceptFailed: '同意を保存できませんでした。もう一度お試しください。',
} satisfies Translated<typeof source>
