/** Texts of the contact page. */
export const contact = {
  title: 'Contact Us',
  intro: 'A question, a problem, an idea: write to us. We answer within 24 hours.',
  fullName: 'Full name',
  email: 'Email',
  message: 'Message',
  website: 'Website',
  submit: 'Send Message',
  sentTitle: 'Message Sent',
  sentText: 'Thank you for writing. We answer within 24 hours.',
  again: 'Send Another Message',
  sentToast: 'Message sent successfully',
  failedTitle: 'Failed to send message',
  failedText: 'Please try again later.',
}
