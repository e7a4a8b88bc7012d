import type { visitorChecks as source } from '@/messages/en/shared/visitor-checks'
import type { Translated } from '@/messages/message'

/**
 * Why a field of a visitor's form is refused; schemas name these texts with `check(…)`. They are in the HTML of visitors'
 * pages, so a refusal that only owners' forms or the API can give belongs into `checks`.
 */
export const visitorChecks = {
  required: '必須です',
  invalidInput: '入力内容が正しくありません',
  tooLong: '{max}文字以内で入力してください',
  nameRequired: 'お名前を入力してください',
  nameOneLine: 'お名前は1行で、制御文字を含めずに入力してください',
  fullNameRequired: '氏名を入力してください',
  emailInvalid: '正しいメールアドレスを入力してください',
  attendeeEmailInvalid: 'メールアドレスが正しくありません',
  messageTooShort: 'メッセージは{min}文字以上で入力してください',
  tooManyGuests: 'ゲストは{max}人までです',
  noGuests: 'このページではゲストを追加できません',
  formClosed: 'このフォームは回答の受付を終了しました。',
  oneOption: '選択肢から1つ選んでください',
  someOptions: '選択肢から選んでください',
  number: '数値を入力してください',
  rating: '1から{max}までの評価を選んでください',
} satisfies Translated<typeof source>
