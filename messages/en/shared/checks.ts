/** Why a field is refused; schemas name these texts with `check(…)`. */
export const checks = {
  required: 'Required',
  tooLong: 'Must be at most {max} characters',
  nameOneLine: 'A name is one line, without control characters',
  fullNameRequired: 'Full name is required',
  emailInvalid: 'Please enter a valid email address',
  messageTooShort: 'Message must be at least {min} characters',
} as const
