import type { contact as source } from '@/messages/en/visitor/contact'
import type { Translated } from '@/messages/message'

export const contact = {
  title: 'التواصل معنا',
  intro: 'أسئلة أو مشكلات أو أفكار؟ يسعدنا تلقي رسالتك. نرد خلال 24 ساعة.',
  fullName: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  message: 'الرسالة',
  website: 'الموقع الإلكتروني',
  submit: 'إرسال الرسالة',
  sentTitle: 'تم إرسال الرسالة',
  sentText: 'شكرًا على رسالتك. سنرد خلال 24 ساعة.',
  again: 'إرسال رسالة أخرى',
  sentToast: 'تم إرسال الرسالة بنجاح',
  failedTitle: 'تعذّر إرسال الرسالة',
  failedText: 'يُرجى المحاولة لاحقًا.',
} satisfies Translated<typeof source>
