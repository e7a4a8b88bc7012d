import { z } from 'zod'
import { toLogicRules } from '@/lib/forms/rules/logic-rule'
import { listFormQuestions } from '@/lib/forms/server/edit-questions'
import { listFormRules } from '@/lib/forms/server/edit-rules'
import { getForm as readForm } from '@/lib/forms/server/service'
import { form } from '../arguments'
import { findOwnForm, hintOfForms } from '../find-form'
import { toFormResult, toQuestionResults, toRuleResults, wholeFormResult } from '../form-result'
import { defineTool } from '../tool'

export const getForm = defineTool({
  title: 'Get a form',
  description:
    'One form with its questions, their options and rules. Call it before book for a page with a formId, to learn the ids and option values that answers need.',
  scope: 'forms:read',
  effect: { reads: true },
  input: z.strictObject({ form }),
  output: wholeFormResult,
  handle: async ({ form }, call) => {
    const key = { owner: call.owner, formId: await findOwnForm(form, call) }
    const [own, questions, rules] = await Promise.all([
      readForm(key.owner, key.formId),
      listFormQuestions(key),
      listFormRules(key),
    ])
    return {
      ...toFormResult(own),
      questions: toQuestionResults(questions),
      rules: toRuleResults(rules),
      logicRules: toLogicRules(rules),
    }
  },
  say: ({ slug, questions }) =>
    [`Form ${slug}`, ...questions.map(({ id, questionType, question }) => `${id}, ${questionType}: ${question}`)].join(
      '\n',
    ),
  hint: hintOfForms,
})
