import type { auth as source } from '@/messages/en/visitor/auth'
import type { Translated } from '@/messages/message'

export const auth = {
  title: 'ログイン',
  heading: 'Slotformにログイン',
  intro: 'メールアドレスを入力すると、ログイン用リンクをお送りします。パスワードは不要です。',
  emailLabel: 'メールアドレス',
  emailPlaceholder: 'name@example.com',
  submit: 'ログイン用リンクを送信',
  terms: '利用規約',
  privacy: 'プライバシー',
  sent: {
    heading: 'メールを送信しました',
    to: '{email}にログイン用リンクを送信しました。',
    next: 'メールを開き、リンクをクリックしてログインしてください。',
    validity: 'リンクの有効期間は15分です。',
    back: '戻る',
  },
  errorTitle: 'エラー',
  invalidEmail: '正しいメールアドレスを入力してください。',
  sendRefused: 'メールを送信できませんでした',
  sendFailed: 'メールを送信できませんでした。もう一度お試しください。',
  signOut: 'ログアウト',
  logoutFailed: 'ログアウトできませんでした',
  linkErrors: {
    no_token: 'ログイン用リンクが正しくありません。もう一度お試しください。',
    invalid_token: 'ログイン用リンクが正しくないか、有効期限が切れています。',
    token_already_used: 'このログイン用リンクはすでに使用されています。',
    token_expired: 'ログイン用リンクの有効期限が切れています。新しいリンクを送信してください。',
    login_failed: 'ログインできませんでした。もう一度お試しください。',
    verification_failed: '確認できませんでした。もう一度お試しください。',
  },
  unknownLinkError: '不明なエラーが発生しました。もう一度お試しください。',
} satisfies Translated<typeof source>
