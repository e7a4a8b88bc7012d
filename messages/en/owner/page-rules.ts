/** The rules of a page: gaps, notice and window, limits, start times. */
export const pageRules = {
  gaps: {
    heading: 'Gaps',
    intro: 'Minutes that stay free around each booking. Between two bookings the larger gap counts.',
    before: 'Before a booking',
    after: 'After a booking',
  },
  minutes: '{minutes} min',
  none: 'None',
  unit: 'min',
  ahead: {
    heading: 'How far ahead',
    notice: 'Minimum notice',
    noticeHint: 'Between now and a start. 0 lets people book until the last minute.',
    noticeUnit: 'Unit of the notice',
    units: { minutes: 'Minutes', hours: 'Hours', days: 'Days' },
    window: 'Dates that can be booked',
    windows: { none: 'No limit', days: 'A number of days', range: 'From a date to a date' },
    noneHint: 'Up to {max} days ahead.',
    days: 'Days ahead',
    daysHint: "Today and as many days after it, in the page's time zone.",
    from: 'First date',
    to: 'Last date',
  },
  limits: {
    heading: 'Limits',
    intro:
      'How many bookings of this page can start in a day, a week or a month. Once full, it is closed.',
    per: { day: 'Limit per day', week: 'Limit per week', month: 'Limit per month' },
    max: { day: 'Bookings per day', week: 'Bookings per week', month: 'Bookings per month' },
  },
  starts: {
    heading: 'Start times',
    step: 'Between two starts',
    steps: { same: 'As long as a booking', own: 'A number of minutes' },
    stepMinutes: 'Minutes between starts',
    stepSame: 'With several lengths the shortest one counts.',
    align: 'The first start',
    aligns: { window: 'At the beginning of your hours', clock: 'On the clock' },
    clockHint: 'With 15 minutes between starts: at :00, :15, :30 and :45.',
  },
} as const
