export const terms = {
  title: 'Terms of Use',
  heading: 'Terms of Use',
  welcome: 'Welcome {email}! Before you start, please read and accept our terms.',
  summaryHeading: 'In short',
  summary: [
    {
      title: 'Real meetings only',
      text: 'Use Slotform for legitimate meeting management. No spam, no deception.',
    },
    {
      title: 'What is processed and stored',
      text: 'Your calendar and meeting data: titles, times, and the names and email addresses of the people who attend.',
    },
    {
      title: 'Accounts you connect',
      text: 'We read busy times from the accounts you connect and add your meetings to them. Access is encrypted and you can disconnect any time.',
    },
    {
      title: "Your visitors' data",
      text: "We store what people enter on your pages and forms. You're responsible for handling it lawfully.",
    },
    {
      title: 'Public pages are public',
      text: 'Anyone with the link can open a published page or form. You can unpublish or delete it any time.',
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
} as const
