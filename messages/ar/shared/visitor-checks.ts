import type { visitorChecks as source } from '@/messages/en/shared/visitor-checks'
import type { Translated } from '@/messages/message'

/** Why a field of a visitor’s form is refused. */
export const visitorChecks = {
  required: 'هذا الحقل مطلوب',
  invalidInput: 'إدخال غير صالح',
  tooLong: 'الحد الأقصى لعدد الأحرف: {max}',
  nameRequired: 'الاسم مطلوب',
  nameOneLine: 'يجب أن يكون الاسم سطرًا واحدًا بلا رموز تحكم',
  fullNameRequired: 'الاسم الكامل مطلوب',
  emailInvalid: 'يُرجى إدخال بريد إلكتروني صالح',
  attendeeEmailInvalid: 'بريد إلكتروني غير صالح',
  messageTooShort: 'الحد الأدنى لعدد أحرف الرسالة: {min}',
  tooManyGuests: 'الحد الأقصى لعدد الضيوف: {max}',
  noGuests: 'لا يمكن إضافة ضيوف في هذه الصفحة',
  formClosed: 'لم يعد هذا النموذج يستقبل الردود.',
  /** Answers to a form. */
  oneOption: 'يُرجى اختيار أحد الخيارات',
  someOptions: 'يُرجى الاختيار من الخيارات المتاحة',
  number: 'يُرجى إدخال رقم',
  rating: 'يُرجى اختيار تقييم من 1 إلى {max}',
} satisfies Translated<typeof source>
