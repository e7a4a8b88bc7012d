import { ApiError } from '@/lib/client/request'
import { toastFailure as tellFailure } from '../ui/toast-failure'

/** What did not succeed. Only a refusal that the owner can do something about is told in the server's words. */
export function toastFailure(error: unknown, { title, text }: { title: string; text: string }): void {
  const isRefusal = error instanceof ApiError && error.status < 500
  tellFailure(isRefusal ? error : null, title, text)
}

/** The toasts of failed actions. */
export const FAILURES = {
  load: { title: 'Error loading forms', text: 'Could not load your forms. Please try again.' },
  create: { title: 'Error creating form', text: 'There was an error creating your form. Please try again.' },
  update: { title: 'Error updating form', text: 'There was an error updating your form. Please try again.' },
  delete: { title: 'Delete error', text: 'An error occurred while deleting the form. Please try again.' },
  unpublish: { title: 'Unpublish error', text: 'An error occurred while unpublishing the form. Please try again.' },
  duplicate: { title: 'Error duplicating form', text: 'There was an error duplicating the form. Please try again.' },
  addQuestion: { title: 'Error adding question', text: 'There was an error adding the question. Please try again.' },
  updateQuestion: {
    title: 'Error updating question',
    text: 'There was an error updating the question. Please try again.',
  },
  deleteQuestion: {
    title: 'Error deleting question',
    text: 'There was an error deleting the question. Please try again.',
  },
  duplicateQuestion: {
    title: 'Error duplicating question',
    text: 'There was an error duplicating the question. Please try again.',
  },
  orderQuestions: {
    title: 'Error moving question',
    text: 'There was an error moving the question. Please try again.',
  },
  saveRules: { title: 'Error saving rules', text: 'There was an error saving the logic rules. Please try again.' },
}
