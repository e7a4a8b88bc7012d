/** A receipt for somebody who has answered a form. */
export const receiptMail = {
  subject: 'Your answers: {title}',
  heading: "We've received your answers",
  intro: 'Thank you for filling in “{title}”.',
  answers: 'Your answers',
  omitted: "Answers that contain a link or an email address aren't repeated here.",
  why: "You're getting this because somebody entered this address in the form. If that wasn't you, ignore this email.",
} as const
