import type { ErrorCode } from '@/lib/vocabulary/errors'
import type { Operations } from '../operation'

const SEARCH_ERRORS: readonly ErrorCode[] = ['form_not_found', 'too_slow', 'busy']

export const forms: Operations = {
  'GET /forms': { id: 'listForms', summary: 'List forms' },
  'POST /forms': {
    id: 'createForm',
    summary: 'Create a form',
    description: 'Empty, or with the questions and rules of a `template`.',
    errors: ['too_many_questions'],
  },
  'GET /forms/{id}': { id: 'getForm', summary: 'Get a form', errors: ['form_not_found'] },
  'PATCH /forms/{id}': {
    id: 'updateForm',
    summary: 'Change a form',
    description: 'Fields that are left out stay. `isPublished` publishes it.',
    errors: ['form_not_found', 'slug_taken'],
  },
  'DELETE /forms/{id}': {
    id: 'deleteForm',
    summary: 'Delete a form',
    description: 'With all its responses.',
    errors: ['form_not_found'],
  },
  'POST /forms/{id}/duplicate': {
    id: 'duplicateForm',
    summary: 'Duplicate a form',
    description: 'The copy is not published and has no responses.',
    errors: ['form_not_found'],
  },
  'GET /forms/{id}/questions': {
    id: 'listQuestions',
    summary: 'List the questions of a form',
    errors: ['form_not_found'],
  },
  'POST /forms/{id}/questions': {
    id: 'createQuestion',
    summary: 'Add a question',
    description:
      'At the place `order`, from 0; else at the end. With the `id` of a question that was deleted, its answers belong to it again.',
    errors: ['form_not_found', 'too_many_questions'],
  },
  'PATCH /forms/{id}/questions/{questionId}': {
    id: 'updateQuestion',
    summary: 'Change a question',
    errors: ['form_not_found', 'question_not_found'],
  },
  'DELETE /forms/{id}/questions/{questionId}': {
    id: 'deleteQuestion',
    summary: 'Delete a question',
    description: 'Responses keep their answers to it.',
    errors: ['form_not_found', 'question_not_found'],
  },
  'POST /forms/{id}/questions/{questionId}/duplicate': {
    id: 'duplicateQuestion',
    summary: 'Duplicate a question',
    errors: ['form_not_found', 'question_not_found', 'too_many_questions'],
  },
  'PUT /forms/{id}/questions/order': {
    id: 'orderQuestions',
    summary: 'Order the questions',
    description: 'Names every question of the form once.',
    errors: ['form_not_found', 'question_not_found'],
  },
  'GET /forms/{id}/rules': { id: 'listRules', summary: 'List the rules of a form', errors: ['form_not_found'] },
  'PUT /forms/{id}/rules': {
    id: 'saveRules',
    summary: 'Replace the rules of a form',
    description:
      'The list replaces all rules; they apply in its order. Jumps go forward, and no question may depend on itself.',
    errors: ['form_not_found'],
  },
  'GET /forms/{id}/logic-rules': {
    id: 'listLogicRules',
    summary: 'List the rules with one condition and one action',
    description: 'Those that have an older shape. GET /forms/{id}/rules lists all.',
    errors: ['form_not_found'],
  },
  'PUT /forms/{id}/logic-rules': {
    id: 'saveLogicRules',
    summary: 'Replace the rules with one condition and one action',
    description: 'Rules that need more than that stay as they are.',
    errors: ['form_not_found', 'question_not_found'],
  },
}

export const responses: Operations = {
  'GET /file-storage': {
    id: 'getFileStorage',
    summary: 'Tell whether files can be stored',
    description: 'Visitors can send files with forms while it is `ready`.',
  },
  'GET /forms/{id}/responses': {
    id: 'listResponses',
    summary: 'List responses',
    description:
      'Newest first, as a bare array. With `page` (from 1) or `after` (the cursor of an earlier answer) it has `size` of them, 50 by default and at most 500; the headers lead to the next page. A page costs more the further down it is, a cursor does not. Without either all are streamed. `status` is `new` or `done`; `spam=1` lists suspected spam.',
    headers: {
      'X-Next-Page': 'The number of the next page; missing on the last one.',
      'X-Next-After': 'The `after` of the next page; missing on the last one.',
    },
    errors: SEARCH_ERRORS,
  },
  'GET /forms/{id}/responses/questions': {
    id: 'listAskedQuestions',
    summary: 'List the questions that responses answer',
    description: 'Deleted ones included: the columns of a table of all responses.',
    errors: ['form_not_found'],
  },
  'GET /forms/{id}/responses/summary': {
    id: 'summarizeResponses',
    summary: 'Sum up the responses',
    errors: SEARCH_ERRORS,
  },
  'POST /forms/{id}/responses/delete': {
    id: 'deleteResponses',
    summary: 'Delete several responses',
    description: 'At most 1,000; all of them or none.',
    errors: ['form_not_found', 'response_not_found'],
  },
  'POST /forms/{id}/responses/spam': {
    id: 'markSpam',
    summary: 'Mark responses as spam',
    errors: ['form_not_found', 'response_not_found'],
  },
  'POST /forms/{id}/responses/restore': {
    id: 'restoreResponses',
    summary: 'Take the mark of spam off responses',
    errors: ['form_not_found', 'response_not_found'],
  },
  'POST /forms/{id}/responses/status': {
    id: 'setStatusOfResponses',
    summary: 'Mark responses as new or done',
    description:
      'Either `ids` (at most 1,000; all of them or none) or a `filter` as of the list; `{}` means all but spam. Answers how many changed.',
    errors: [...SEARCH_ERRORS, 'response_not_found'],
  },
  'GET /files/{id}': {
    id: 'getFile',
    summary: 'Get a file of a response',
    leadsTo: 'A link to the file that works for five minutes, and without a key.',
    errors: ['file_not_found'],
  },
  'GET /files/{id}/content': {
    id: 'downloadFile',
    summary: 'Download a file by its link',
    description: 'Only with the `expires` and `signature` of a link that `getFile` made.',
    answers: ['application/octet-stream'],
    errors: ['file_not_found', 'files_unavailable'],
  },
  'GET /form-responses/{id}': {
    id: 'getResponse',
    summary: 'Get a response',
    description: 'With its questions as they were when it was given.',
    errors: ['response_not_found'],
  },
  'PATCH /form-responses/{id}': {
    id: 'changeResponse',
    summary: 'Set the status or the note of a response',
    description: 'Both are the owner’s; answers never change. A field that is left out stays as it is.',
    errors: ['response_not_found'],
  },
  'DELETE /form-responses/{id}': {
    id: 'deleteResponse',
    summary: 'Delete a response',
    errors: ['response_not_found'],
  },
  'GET /form-responses/{id}/neighbours': {
    id: 'getResponseNeighbours',
    summary: 'Get the responses before and after one',
    errors: ['response_not_found'],
  },
}
