export const profile = {
  description: 'Book a time with {name}.',
  pages: 'Book a time',
  forms: 'Forms',
  empty: '{name} has nothing to book right now.',
  preview: { alt: 'Who it is', call: 'Book a time', formsCall: 'See forms' },
} as const
