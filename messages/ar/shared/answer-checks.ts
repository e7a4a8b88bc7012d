import type { answerChecks as source } from '@/messages/en/shared/answer-checks'
import type { Translated } from '@/messages/message'

/** Why an answer of a rarer type is refused, like `visitorChecks`. In the HTML of forms that ask such questions. */
export const answerChecks = {
  date: 'يُرجى إدخال تاريخ صالح',
  time: 'يُرجى إدخال وقت',
  phone: 'يُرجى إدخال رقم هاتف مع رمز البلد، مثل ‎+966 11 123 4567',
  url: 'يُرجى إدخال عنوان ويب يبدأ بـ https:// أو http://',
  scale: 'يُرجى اختيار رقم من {from} إلى {to}',
  ranking: 'يُرجى إعطاء كل خيار ترتيبًا خاصًا به',
  everyRow: 'يُرجى الإجابة عن كل صف',
  address: 'يُرجى إدخال الشارع والمدينة',
  country: 'يُرجى اختيار بلد',
  consentChanged: 'تغيّر النص. يُرجى قراءته مرة أخرى.',
  tooManyFiles: 'الحد الأقصى لعدد الملفات: {max}',
  tooFewChosen: 'الحد الأدنى للاختيارات: {min}',
  tooManyChosen: 'الحد الأقصى للاختيارات: {max}',
  tooSmall: 'القيمة الأدنى: {min}',
  tooLarge: 'القيمة القصوى: {max}',
  tooShort: 'الحد الأدنى لعدد الأحرف: {min}',
  tooEarly: 'الأبكر: {min}',
  tooLate: 'الأخير: {max}',
  fileGone: 'يُرجى اختيار هذا الملف مرة أخرى: لم يعد متاحًا',
  fileArriving: 'يُرجى الانتظار حتى تصل ملفاتك',
  pattern: 'يُرجى التحقق من الصيغة',
} satisfies Translated<typeof source>
