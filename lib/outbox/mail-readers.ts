import { READERS } from '@/lib/mail/reader'
import type { Mail } from '@/lib/mail/templates'

type Reader = (typeof READERS)[Mail['template']]

type ReadBy<Kind extends Reader> = {
  [Template in Mail['template']]: (typeof READERS)[Template] extends Kind ? Template : never
}[Mail['template']]

/** A mail to an attendee or a guest: it counts for their mailbox and for the budget of its owner. */
export type PeoplesMail = Mail & { template: ReadBy<'people'> }
export type OthersMail = Mail & { template: Exclude<Mail['template'], ReadBy<'people'>> }

export function isForPeople(mail: Mail): mail is PeoplesMail {
  return READERS[mail.template] === 'people'
}

export const PEOPLES_TEMPLATES = Object.entries(READERS).flatMap(([template, reader]) =>
  reader === 'people' ? template : [],
)

export function addressOf({ props }: PeoplesMail): string {
  return 'recipient' in props ? props.recipient : props.attendeeEmail
}
