/**
 * Why a field of a visitor's form is refused; schemas name these texts with `check(…)`. They are in the HTML of visitors'
 * pages, so a refusal that only owners' forms or the API can give belongs into `checks`.
 */
export const visitorChecks = {
  required: 'Required',
  invalidInput: 'Invalid input',
  tooLong: 'Must be at most {max} characters',
  nameRequired: 'Name is required',
  nameOneLine: 'A name is one line, without control characters',
  fullNameRequired: 'Full name is required',
  emailInvalid: 'Please enter a valid email address',
  attendeeEmailInvalid: 'Invalid email address',
  messageTooShort: 'Message must be at least {min} characters',
  tooManyGuests: 'At most {max} guests',
  noGuests: 'This page takes no guests',
  /** A form that its owner closed without words of their own. */
  formClosed: 'This form is no longer accepting responses.',
  /** Answers to a form. */
  oneOption: 'Please choose one of the options',
  someOptions: 'Please choose from the options',
  number: 'Please enter a number',
  rating: 'Please choose a rating from 1 to {max}',
} as const
