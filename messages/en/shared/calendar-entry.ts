/** What a meeting's entry in a calendar says of the people who come. */
export const calendarEntry = {
  bookedBy: 'Booked by: {people}',
  with: 'With: {people}',
} as const
