import type { mailLimits as source } from '@/messages/en/shared/mail-limits'
import type { Translated } from '@/messages/message'

/** Why an email is not queued. */
export const mailLimits = {
  recipient: 'أُرسلت رسائل كثيرة إلى هذا العنوان خلال وقت قصير. لم يتم أي حجز.',
  page: 'أرسلت هذه الصفحة أقصى ما يمكنها من الرسائل حاليًا. لم يتم أي حجز.',
} satisfies Translated<typeof source>
