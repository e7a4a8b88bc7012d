/** The text of an event in the owner's calendar. `people`: names and addresses. */
export const calendarEntry = {
  bookedBy: 'Booked by: {people}',
  /** Brought by the person who booked. */
  guests: 'Guests: {people}',
  with: 'With: {people}',
} as const
