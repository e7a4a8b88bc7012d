/** A message from the contact page, for whoever runs the server. */
export const contactMail = {
  subject: 'Contact message from {name}',
  heading: 'New contact message',
  from: 'From {name} ({email})',
} as const
