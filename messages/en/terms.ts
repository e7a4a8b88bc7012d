export const terms = {
  title: 'Terms of Use',
  heading: 'Terms of Use',
  welcome: (email: string) => `Welcome ${email}! Before you start, please read what you agree to and accept it.`,
  summaryHeading: 'In short',
  summary: [
    {
      title: 'Real meetings only',
      text: 'You use Slotform for legitimate meeting management: bookings, meetings and forms, never spam or deception.',
    },
    {
      title: 'What is processed and stored',
      text: 'Your calendar and meeting data: titles, times, and the names and e-mail addresses of those who attend.',
    },
    {
      title: 'Accounts you connect',
      text: 'A connected account is read for busy times and written to for your meetings. Its keys are stored encrypted, and you can disconnect it at any time.',
    },
    {
      title: 'Your visitors’ data',
      text: 'What people enter on your booking pages and forms is kept for you. Handling it lawfully is up to you.',
    },
    {
      title: 'Public pages are public',
      text: 'Anyone with the link can open a published page or form. You can unpublish or delete it whenever you like.',
    },
  ],
  readFull: 'Read Full Terms of Use',
  checkbox: 'I have read and accept the Terms of Use',
  submit: 'Accept Terms and Continue',
  submitting: 'Accepting Terms...',
  requiredTitle: 'Terms Required',
  requiredText: 'Please accept the Terms of Use to continue.',
  acceptedTitle: 'Terms Accepted',
  acceptedText: 'Welcome to Slotform! You can now access all features.',
  errorTitle: 'Error',
  acceptRefused: 'Failed to accept terms',
  acceptFailed: 'Failed to accept terms. Please try again.',
}
