/** Sending answers and everything after it, in one chunk that loads when the form is first touched. */
export { readPublicForm } from '@/lib/client/visitor/public-forms'
export { ThankYou } from '../thank-you'
export { takeHeldBack } from './held-back'
export { sendAnswers } from './send-answers'
export { toSubmissionFailure } from './submission-failure'
