/** The text of an event in the owner's calendar. `people`: names and addresses. */
export const calendarEntry = {
  bookedBy: 'Booked by: {people}',
  /** Brought by the person who booked. */
  guests: 'Guests: {people}',
  with: 'With: {people}',
  /** Instead of everything else in a feed that shows times only. */
  busy: 'Busy',
} as const
