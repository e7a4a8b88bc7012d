/** The mails of the product and what each needs. Plain JSON: the props wait in the outbox. Instants are ISO texts. */
export type BookingMailProps = {
  meetingId: string
  title: string
  startTime: string
  endTime: string
  ownerName: string
  ownerEmail: string
  ownerTimezone: string
  attendeeName: string
  attendeeEmail: string
  attendeeTimezone: string
  location: string
  joinUrl: string | null
  manageUrl: string
  sequence: number
  /** When the booking was made: DTSTAMP of the calendar file. */
  createdAt: string
}

export type Mail =
  | { template: 'magic-link'; props: { email: string; url: string } }
  | { template: 'test'; props: { email: string } }
  | { template: 'booking-confirmation'; props: BookingMailProps }
  | { template: 'booking-notice'; props: BookingMailProps }

/** A mail as a transport takes it. */
export type Message = {
  to: { name?: string; address: string }
  fromName?: string
  replyTo?: { name: string; address: string }
  subject: string
  html: string
  text: string
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
}
