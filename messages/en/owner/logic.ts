/** The logic rules of a form, as its owner edits them. */
export const logic = {
  saved: 'Logic rules saved',
  saveFailed: { title: 'Error saving rules', text: 'There was an error saving the logic rules. Please try again.' },
} as const
