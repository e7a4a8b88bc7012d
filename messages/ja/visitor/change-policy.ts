import type { changePolicy as source } from '@/messages/en/visitor/change-policy'
import type { Translated } from '@/messages/message'

/** The time in which an attendee can change their booking. */
export const changePolicy = {
  title: '変更',
  both: {
    until: '{until}まで日時の変更やキャンセルができます。',
    start: '開始まで日時の変更やキャンセルができます。',
    tooLate: 'オンラインで日時の変更やキャンセルができる期限（{until}）を過ぎました。',
  },
  move: {
    until: '{until}まで日時を変更できます。',
    start: '開始まで日時を変更できます。',
    tooLate: 'オンラインで日時を変更できる期限（{until}）を過ぎました。',
    used: { other: '日時をすでに{count}回変更しています。オンラインではこれ以上変更できません。' },
    usedNone: 'オンラインでは日時を変更できません。',
    closed: '現在このページでは予約を受け付けていないため、オンラインでは日時を変更できません。',
    left: { other: 'あと{count}回変更できます。' },
  },
  cancel: {
    until: '{until}までキャンセルできます。',
    start: '開始までキャンセルできます。',
    tooLate: 'オンラインでキャンセルできる期限（{until}）を過ぎました。',
  },
  started: 'すでに始まっているため、オンラインでは変更できません。',
  contact: 'お困りの場合は{host}さんにご連絡ください：<mail>{email}</mail>',
} satisfies Translated<typeof source>
