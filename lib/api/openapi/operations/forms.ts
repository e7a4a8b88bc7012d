import type { ErrorCode } from '@/lib/vocabulary/errors'
import type { Operations } from '../operation'

const SEARCH_ERRORS: readonly ErrorCode[] = ['form_not_found', 'too_slow', 'busy']

export const forms: Operations = {
  'GET /forms': { id: 'listForms', summary: 'List forms' },
  'POST /forms': {
    id: 'createForm',
    summary: 'Create a form',
    description: 'Empty, or with the questions of a `template`.',
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
    description: 'At the place `order`, from 0; else at the end.',
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
  'GET /forms/{id}/logic-rules': { id: 'listRules', summary: 'List the rules of a form', errors: ['form_not_found'] },
  'PUT /forms/{id}/logic-rules': {
    id: 'saveRules',
    summary: 'Replace the rules of a form',
    description: 'The list replaces all rules; they apply in its order.',
    errors: ['form_not_found', 'question_not_found'],
  },
}

export const responses: Operations = {
  'GET /forms/{id}/responses': {
    id: 'listResponses',
    summary: 'List responses',
    description:
      'Newest first, as a bare array. With `page` (from 1) or `after` (the cursor of an earlier answer) it has `size` of them, 50 by default and at most 500; the headers lead to the next page. A page costs more the further down it is, a cursor does not. Without either all are streamed. `spam=1` lists suspected spam.',
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
  'GET /form-responses/{id}': {
    id: 'getResponse',
    summary: 'Get a response',
    description: 'With its questions as they were when it was given.',
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
