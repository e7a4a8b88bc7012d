import type { mailLimits as source } from '@/messages/en/shared/mail-limits'
import type { Translated } from '@/messages/message'

/** Why an email is not queued. */
export const mailLimits = {
  recipient: 'أُرسلت رسائل كثيرة إلى هذا العنوان خلال وقت قصير. لم يتم أي حجز.',
  page: 'أرسلت هذه الصفحة أقصى ما يمكنها من الرسائل حاليًا. لم يتم أي حجز.',
  /** `until`: `2026-11-23 14:05 UTC`. */
  own: {
    zero: 'بلغ حسابك الحد الأقصى للرسائل الإلكترونية: {limit} حتى {until}. المتبقي: {left}. لم يتغير شيء.',
    one: 'بلغ حسابك الحد الأقصى للرسائل الإلكترونية: {limit} حتى {until}. المتبقي: {left}، والمطلوب رسالة واحدة. لم يتغير شيء.',
    two: 'بلغ حسابك الحد الأقصى للرسائل الإلكترونية: {limit} حتى {until}. المتبقي: {left}، والمطلوب رسالتان. لم يتغير شيء.',
    few: 'بلغ حسابك الحد الأقصى للرسائل الإلكترونية: {limit} حتى {until}. المتبقي: {left}، والمطلوب {count} رسائل. لم يتغير شيء.',
    many: 'بلغ حسابك الحد الأقصى للرسائل الإلكترونية: {limit} حتى {until}. المتبقي: {left}، والمطلوب {count} رسالة. لم يتغير شيء.',
    other:
      'بلغ حسابك الحد الأقصى للرسائل الإلكترونية: {limit} حتى {until}. المتبقي: {left}، والمطلوب {count} رسالة. لم يتغير شيء.',
  },
} satisfies Translated<typeof source>
