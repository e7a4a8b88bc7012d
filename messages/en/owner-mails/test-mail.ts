/** The test that an owner sends from the settings. */
export const testMail = {
  subject: 'Test email from Slotform',
  heading: 'Email is working',
  text: 'If you can read this, emails from Slotform reach you.',
} as const
