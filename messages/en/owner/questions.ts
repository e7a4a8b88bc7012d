import type { QuestionType } from '@/lib/vocabulary/forms/question-types'

/** The questions of a form, as its owner edits them. */
export const questions = {
  add: 'Add Question',
  pickType: 'What kind of answer do you want?',
  added: 'Question added',
  empty: { title: 'No questions yet', text: 'Pick a type, then write your question.' },
  full: 'A form can have up to {max} questions.',
  kinds: {
    text: { label: 'Text', hint: 'A short answer on one line' },
    email: { label: 'Email', hint: 'A valid email address' },
    number: { label: 'Number', hint: 'A number, with or without decimals' },
    select: { label: 'Single Choice', hint: 'Pick one' },
    multiselect: { label: 'Multiple Choice', hint: 'Pick one or more' },
    rating: { label: 'Rating', hint: 'One to five' },
    paragraph: { label: 'Paragraph', hint: 'A longer answer on several lines' },
  } satisfies Record<QuestionType, { label: string; hint: string }>,
  card: {
    required: 'Required',
    moreOptions: '... and {count} more',
    move: 'Move question {number}',
    edit: 'Edit question {number}',
    duplicate: 'Duplicate question {number}',
    delete: 'Delete question {number}',
    more: 'More actions for question {number}',
    moveUp: 'Move up',
    moveDown: 'Move down',
  },
  duplicated: 'Question duplicated',
  dialog: {
    title: 'Edit Question',
    question: 'Question',
    description: 'Description',
    descriptionHint: 'Optional. Shown below the question.',
    required: 'Required',
    save: 'Save Question',
    saveAndAdd: 'Save and add another',
    saved: 'Question updated',
    cancel: 'Cancel',
  },
  discard: {
    title: 'Discard your changes?',
    text: "Your changes won't be saved.",
    confirm: 'Discard',
  },
  options: {
    label: 'Options',
    hint: 'Press Enter for the next option, or paste a list.',
    add: 'Add Option',
    name: 'Option {number}',
    move: 'Move option {number}',
    remove: 'Remove option {number}',
  },
  /** Stored with a new question until its owner writes something else. */
  fresh: { question: 'Untitled question', option: 'Option {number}' },
  delete: {
    title: 'Delete “{question}”?',
    text: 'Existing answers are kept.',
    textWithRules: {
      one: '{count} logic rule uses it and will be deleted too. Existing answers are kept.',
      other: '{count} logic rules use it and will be deleted too. Existing answers are kept.',
    },
    confirm: 'Delete',
    done: 'Question deleted',
  },
  failures: {
    add: { title: 'Error adding question', text: 'There was an error adding the question. Please try again.' },
    update: { title: 'Error updating question', text: 'There was an error updating the question. Please try again.' },
    delete: { title: 'Error deleting question', text: 'There was an error deleting the question. Please try again.' },
    duplicate: {
      title: 'Error duplicating question',
      text: 'There was an error duplicating the question. Please try again.',
    },
    order: { title: 'Error moving question', text: 'There was an error moving the question. Please try again.' },
  },
} as const
