/** The code that somebody who books has to enter. Whoever reads it may not have asked for it. */
export const emailCodeMail = {
  subject: 'Your code is {code}',
  heading: 'Confirm your email address',
  intro: 'Enter this code to book “{title}” with {owner}:',
  outro: {
    one: "It is valid for {count} minute. If you didn't want to book anything, ignore this email. Nothing was booked.",
    other:
      "It is valid for {count} minutes. If you didn't want to book anything, ignore this email. Nothing was booked.",
  },
} as const
