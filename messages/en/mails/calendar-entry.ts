/** The text of an event in the owner's calendar. `people`: names and addresses. */
export const calendarEntry = {
  bookedBy: 'Booked by: {people}',
  with: 'With: {people}',
} as const
