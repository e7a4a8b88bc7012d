import type { leave as source } from '@/messages/en/visitor/leave'
import type { Translated } from '@/messages/message'

/** A guest whom the attendee of a booking brings, and who is not coming. */
export const leave = {
  pageTitle: 'Toplantıdan ayrıl: {title}',
  heading: 'Gelmiyor musunuz?',
  text: '{guest} adresine, {host} ile olan bu toplantı hakkında artık e-posta gönderilmez. Toplantı siz olmadan yapılacak.',
  submit: 'Toplantıdan ayrıl',
  left: 'Artık listede değilsiniz',
  leftText: '{host} ile olan toplantı siz olmadan yapılacak. Takviminizde hâlâ duruyorsa oradan silin.',
  unknown: 'Bu bağlantı artık geçerli değil veya toplantıdan zaten ayrıldınız.',
} satisfies Translated<typeof source>
