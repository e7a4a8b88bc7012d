/** Words on buttons and links that many screens have. */
export const actions = {
  back: 'Back',
  cancel: 'Cancel',
  /** The title of a duplicate. */
  copyOf: '{title} (copy)',
  delete: 'Delete',
  dismiss: 'Dismiss',
  edit: 'Edit',
  /** In place of “Cancel” where what was typed would be discarded. */
  keepEditing: 'Keep editing',
  publish: 'Publish',
  retry: 'Try again',
  saveChanges: 'Save Changes',
  seeIntegrations: 'See your integrations',
  undo: 'Undo',
  undoFailed: "We couldn't undo it",
  undone: 'Undone',
  unpublish: 'Unpublish',
} as const
