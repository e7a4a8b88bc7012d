/** A booking as its guest sees it. Instants are ISO texts. */
export type GuestBooking = {
  title: string
  startTime: string
  endTime: string
  ownerName: string
  /** The attendee's zone. */
  timezone: string
  guest: string
}
