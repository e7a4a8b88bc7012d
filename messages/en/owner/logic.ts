const conditions = {
  contains: 'contains',
  not_contains: 'does not contain',
  equals: 'is',
  not_equals: 'is not',
} as const

const clauses = {
  contains: 'If {question} contains {value}',
  not_contains: 'If {question} does not contain {value}',
  equals: 'If {question} is {value}',
  not_equals: 'If {question} is not {value}',
} as const

/** The logic rules of a form, as its owner edits them. */
export const logic = {
  title: 'Logic Rules',
  intro: 'Rules run from top to bottom.',
  full: "You've reached the limit of {max} rules.",
  add: 'Add Rule',
  list: 'Logic rules',
  rule: 'Rule {number}',
  loadFailed: "We couldn't load the rules",
  checkConnection: 'Check your connection and try again.',
  tryAgain: 'Try again',
  empty: {
    title: 'Everyone sees every question',
    text: 'Use rules to skip questions, show a message or redirect, based on an answer. For example:',
    example: { question: 'Budget', value: 'none', target: 'Remarks' },
  },
  noQuestions: {
    title: 'Questions come first',
    text: 'Rules react to answers. Add questions first.',
    go: 'Go to Questions',
  },
  /** By how the answers to the question are compared. */
  conditions: {
    words: conditions,
    number: { ...conditions, contains: 'contains the digits', not_contains: 'does not contain the digits' },
    rating: conditions,
    option: conditions,
    options: { ...conditions, equals: 'is exactly', not_equals: 'is not exactly' },
  },
  /** The first half of `sentence`, in the words of `conditions`. */
  clauses: {
    words: clauses,
    number: {
      ...clauses,
      contains: 'If {question} contains the digits {value}',
      not_contains: 'If {question} does not contain the digits {value}',
    },
    rating: clauses,
    option: clauses,
    options: {
      ...clauses,
      equals: 'If {question} is exactly {value}',
      not_equals: 'If {question} is not exactly {value}',
    },
  },
  /** The second half of `sentence`. */
  effects: {
    jump_to_question: 'jump to {target}',
    show_message: 'show {message}',
    redirect: 'go to {address} after submitting',
  },
  sentence: '{clause}, {effect}',
  gaps: { question: 'a question', value: 'a value', message: 'a message', address: 'an address' },
  fields: {
    question: 'Question',
    chooseQuestion: 'Choose a question',
    deletedQuestion: 'A deleted question',
    numberedQuestion: '{question} (question {number})',
    condition: 'Condition',
    value: 'Value',
    chooseValue: 'Choose a value',
    rating: '{rating} of {max}',
    valueHint: 'Not case-sensitive.',
    action: 'Action',
    actions: {
      jump_to_question: 'Jump to a question',
      show_message: 'Show a message',
      redirect: 'Go to a web address',
    },
    target: 'Target question',
    targetHint: 'Questions in between are skipped.',
    noTargetHint: "There's no later question to jump to.",
    chooseTarget: 'Choose a later question',
    noTarget: 'No later question',
    message: 'Message',
    messageHint: 'Shown below the question.',
    address: 'Redirect URL',
    addressHint: 'Visitors are sent here after submitting.',
    done: 'Done',
    doneWith: 'Done with rule {number}',
  },
  actions: {
    moveUp: 'Move rule {number} up',
    moveDown: 'Move rule {number} down',
    edit: 'Edit rule {number}',
    duplicate: 'Duplicate rule {number}',
    delete: 'Delete rule {number}',
    moved: 'The rule is now number {number} of {total}.',
  },
  delete: {
    title: 'Delete rule {number}?',
    text: '{rule}. Nothing changes for visitors until you save.',
    /** A name in `rule`. */
    name: '“{words}”',
    confirm: 'Delete',
    done: 'Rule deleted',
  },
  unreachable: {
    title: { one: 'Nobody will see this question:', other: 'Nobody will see these questions:' },
    question: '{number}. {question}',
    text: { one: 'Your rules always skip it.', other: 'Your rules always skip them.' },
  },
  /** Why a rule cannot be saved, or does nothing. */
  problems: {
    unknown_question: 'This question was deleted',
    unknown_target: 'This question was deleted',
    backward_jump: 'Jumps must go forward. Choose a later question.',
    value_no_option: 'This question has no such option.',
    value_no_number: 'Enter a number: this question only takes numbers.',
    value_no_rating: 'Enter a rating from 1 to {max}.',
    never_fires: 'This rule never runs: an earlier rule always wins, or no answer matches.',
    source_unreachable: 'This rule never runs: other rules always skip its question.',
  },
  save: 'Save Rules',
  unsaved: 'You have unsaved changes.',
  allSaved: 'All rules are saved.',
  saved: 'Logic rules saved',
  saveFailed: { title: 'Error saving rules', text: 'There was an error saving the logic rules. Please try again.' },
  discard: {
    label: 'Discard changes',
    title: 'Discard changes?',
    text: 'Your rules go back to the last saved version.',
    confirm: 'Discard',
  },
} as const
