export const auth = {
  title: 'Sign in',
  heading: 'Sign in to Slotform',
  intro: "Enter your email and we'll send you a login link. No password needed.",
  emailLabel: 'Email',
  emailPlaceholder: 'you@example.com',
  submit: 'Send Login Link',
  terms: 'Terms',
  privacy: 'Privacy',
  sent: {
    heading: 'Email Sent!',
    to: 'A login link has been sent to {email}.',
    next: 'Check your email and click the link to sign in.',
    validity: 'The link is valid for 15 minutes.',
    back: 'Go Back',
  },
  errorTitle: 'Error',
  invalidEmail: 'Please enter a valid email address.',
  sendRefused: 'Failed to send email',
  sendFailed: 'Failed to send email. Please try again.',
  /** By the limit for one address. */
  linksSentAlready:
    'We already sent login links to this address. Check your inbox: the latest three work for 15 minutes.',
  signOut: 'Sign Out',
  logoutFailed: 'Logout failed',
  /** By the code in the address, `?error=`. */
  linkErrors: {
    no_token: 'Invalid login link. Please try again.',
    invalid_token: 'Invalid or expired login link.',
    token_already_used: 'This login link has already been used.',
    token_expired: 'Login link has expired. Please request a new one.',
    login_failed: 'Login failed. Please try again.',
    verification_failed: 'Verification failed. Please try again.',
  },
  unknownLinkError: 'An unknown error occurred. Please try again.',
} as const
