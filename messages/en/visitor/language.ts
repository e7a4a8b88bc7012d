/** The switch of languages at the foot of visitors' pages, whose choices are named by their speakers. */
export const language = {
  label: 'Language',
} as const
