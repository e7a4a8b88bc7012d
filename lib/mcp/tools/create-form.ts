import { z } from 'zod'
import { parseOrThrow } from '@/lib/api/body'
import { FORM_TEMPLATE_NAMES } from '@/lib/forms/form-templates'
import { questionSettingsSchema } from '@/lib/forms/question-parts-schema'
import { createFormSchema, createQuestionSchema, MAX_OPTIONS } from '@/lib/forms/schema'
import { createFormWithQuestions } from '@/lib/forms/server/create-form'
import { questionValidationSchema } from '@/lib/forms/validation-schema'
import { log } from '@/lib/log/log'
import { MAX_QUESTIONS } from '@/lib/shared/forms/question'
import { MAX_COLUMNS, MAX_ROWS } from '@/lib/shared/forms/question-settings'
import { QUESTION_TYPES } from '@/lib/shared/forms/question-types'
import { answerToolOnce } from '../answer-tool-once'
import { idempotencyKey } from '../arguments'
import { toFormResult, toQuestionResults, wholeFormResult } from '../form-result'
import { defineTool } from '../tool'

const labels = (max: number) =>
  z
    .array(z.strictObject({ label: z.string() }))
    .max(max)
    .optional()

const question = z.strictObject({
  questionType: z
    .enum(QUESTION_TYPES)
    .describe(
      'text is one line, paragraph several; select takes one option, multiselect several, ranking puts all in order; rating is 1 to 5, scale what its settings say; consent is a box beside settings.statement, matrix a choice of settings.columns for each of settings.rows; hidden takes a parameter of the address; heading and page_break ask nothing.',
    ),
  question: z.string().describe('What is asked.'),
  description: z.string().optional().describe('Help below it.'),
  isRequired: z.boolean().optional().describe('True by default.'),
  options: labels(MAX_OPTIONS).describe('For select, multiselect and ranking: at least one.'),
  validation: questionValidationSchema
    .optional()
    .describe(
      'Limits: min and max of a number, date or time; minLength and maxLength of a text or list; pattern (RE2) of a text; message to visitors.',
    ),
  settings: questionSettingsSchema
    .extend({ rows: labels(MAX_ROWS), columns: labels(MAX_COLUMNS) })
    .optional()
    .describe('By type: consent needs statement, matrix rows and columns.'),
})

export const createForm = defineTool({
  title: 'Create a form',
  description:
    'Makes a form with questions, in order, or from a template; the questions follow those of the template. It is a draft that nobody else sees, unless isPublished is true. Show it to the person before you publish it. Pass an idempotencyKey, so that a repeated call makes one form.',
  scope: 'forms:write',
  effect: {},
  input: z.strictObject({
    title: z.string().describe('3 characters at least.'),
    description: z.string().optional().describe('Shown above the questions.'),
    template: z.enum(FORM_TEMPLATE_NAMES).optional().describe('Questions to begin with.'),
    questions: z.array(question).max(MAX_QUESTIONS).optional(),
    isPublished: z.boolean().optional().describe('True: anyone with the address can fill it in. False by default.'),
    idempotencyKey: idempotencyKey.optional(),
  }),
  output: wholeFormResult,
  handle: async ({ questions = [], idempotencyKey: sentKey, ...fields }, call) => {
    const input = parseOrThrow(createFormSchema, fields)
    const asked = parseOrThrow(z.object({ questions: z.array(createQuestionSchema) }), { questions }).questions
    const given = { name: 'create_form' as const, key: sentKey, args: { input, asked } }
    const made = await answerToolOnce(given, call, async () => {
      const created = await createFormWithQuestions(call.owner, input, asked)
      if (created.form.isPublished) log('form_published', { target: created.form.id })
      return created
    })
    return { ...toFormResult(made.form), questions: toQuestionResults(made.questions), rules: [], logicRules: [] }
  },
  say: ({ slug, isPublished, questionCount }) =>
    `Created ${slug} with ${questionCount} questions, ${isPublished ? 'published' : 'a draft'}`,
})
