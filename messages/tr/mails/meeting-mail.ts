import type { meetingMail as source } from '@/messages/en/mails/meeting-mail'
import type { Translated } from '@/messages/message'

/** A meeting that its owner made, for the people who are invited. */
export const meetingMail = {
  invitation: { subject: 'Davet: {title}', heading: '{owner} sizi bir toplantıya davet etti' },
  update: { subject: 'Güncellendi: {title}', heading: '{owner} toplantıyı değiştirdi' },
  cancellation: { subject: 'İptal edildi: {title}', heading: '{owner} toplantıyı iptal etti' },
  /** For a guest whom the attendee of a booking brings. */
  guest: {
    invitation: '{owner} ile bir toplantıya davetlisiniz',
    update: '{owner} ile toplantınızın saati değişti',
    cancellation: '{owner} ile toplantınız iptal edildi',
    leave: 'Gelmiyorum',
  },
} satisfies Translated<typeof source>
