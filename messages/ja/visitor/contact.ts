import type { contact as source } from '@/messages/en/visitor/contact'
import type { Translated } from '@/messages/message'

export const contact = {
  title: 'お問い合わせ',
  intro: 'ご質問、お困りごと、ご意見をお寄せください。24時間以内に返信します。',
  fullName: '氏名',
  email: 'メールアドレス',
  message: 'メッセージ',
  website: 'ウェブサイト',
  submit: 'メッセージを送信',
  sentTitle: '送信しました',
  sentText: 'メッセージをありがとうございます。24時間以内に返信します。',
  again: '別のメッセージを送る',
  sentToast: 'メッセージを送信しました',
  failedTitle: 'メッセージを送信できませんでした',
  failedText: 'しばらくしてからもう一度お試しください。',
} satisfies Translated<typeof source>
