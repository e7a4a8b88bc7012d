export const errors = {
  unexpected: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred',
    home: 'Return to Home',
  },
} as const
