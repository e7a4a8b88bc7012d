import type { answerChecks as source } from '@/messages/en/shared/answer-checks'
import type { Translated } from '@/messages/message'

/** Why an answer of a rarer type is refused, like `visitorChecks`. In the HTML of forms that ask such questions. */
export const answerChecks = {
  date: '正しい日付を入力してください',
  time: '時刻を入力してください',
  phone: '国番号を含む電話番号を入力してください（例：+81 3 1234 5678）',
  url: 'https:// または http:// で始まるURLを入力してください',
  scale: '{from}から{to}までの数字を選んでください',
  ranking: '選択肢ごとに異なる順位を付けてください',
  everyRow: 'すべての行に回答してください',
  address: '番地と市区町村を入力してください',
  country: '国を選んでください',
  consentChanged: '文面が変更されました。もう一度お読みください。',
  tooManyFiles: 'ファイルは{max}件までです',
  tooFewChosen: '{min}個以上選んでください',
  tooManyChosen: '{max}個まで選べます',
  tooSmall: '{min}以上で入力してください',
  tooLarge: '{max}以下で入力してください',
  tooShort: '{min}文字以上で入力してください',
  tooEarly: '{min}以降にしてください',
  tooLate: '{max}以前にしてください',
  fileGone: 'このファイルはもうありません。もう一度選んでください',
  fileArriving: 'ファイルが届くまでお待ちください',
  pattern: '形式を確認してください',
} satisfies Translated<typeof source>
