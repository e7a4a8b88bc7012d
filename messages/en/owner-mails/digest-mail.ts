/** The responses of a day, for the forms' owner. */
export const digestMail = {
  subject: { one: '{count} new response to your forms', other: '{count} new responses to your forms' },
  subjectOfOne: { one: '{count} new response: {title}', other: '{count} new responses: {title}' },
  heading: {
    one: "{count} new response since yesterday's digest",
    other: "{count} new responses since yesterday's digest",
  },
  preview: '{title}: {total}',
  newResponses: { one: '{count} new response', other: '{count} new responses' },
  /** `count` of the forms. */
  settings: {
    one: "You're getting this because daily notifications are on for this form. Change it in the form's {tab} tab.",
    other:
      "You're getting this because daily notifications are on for these forms. Change it in each form's {tab} tab.",
  },
} as const
