export const share = {
  button: 'Share',
  title: 'Share “{title}”',
  link: 'Link',
  open: 'Open',
  byDevice: 'Share…',
  email: 'Email',
  mail: {
    page: {
      subject: '{title}',
      text: 'Hello,\n\nyou can pick a time that suits you here:\n{link}\n\nYou need no account.',
    },
    form: {
      subject: '{title}',
      text: 'Hello,\n\nI would like to hear from you. Here are my questions:\n{link}\n\nYou need no account.',
    },
  },
  qrCodeOf: 'QR code of {link}',
  qrCodeFailed: "We couldn't load the QR code. Open this dialog again.",
  download: 'Download SVG',
  onYourSite: 'Add to my site',
  snippets: {
    inline: { name: 'Inline', note: 'Sits in your page and resizes itself.' },
    popup: { name: 'Popup', note: 'A link that opens a dialog on your page.' },
    button: {
      name: 'Floating button',
      note: 'Stays in the corner while your page scrolls. Change its text and color as you like.',
    },
    frame: { name: 'Without a script', note: 'For sites that block scripts. Fixed height.' },
  },
  copy: 'Copy',
  copied: '{thing} copied',
  copyFailed: '{thing} could not be copied',
  copyByHand: 'Select it and copy it manually.',
} as const
