import { z } from 'zod'
import { namedEndings } from '@/lib/forms/endings-schema'
import { updateFormSchema, updateQuestionSchema } from '@/lib/forms/schema'
import { groupFields, hostFields, hostFigures } from '@/lib/pages/host-schema'
import { pageFields } from '@/lib/pages/schema'
import { settingsSchema } from '@/lib/settings/schema'
import { MAX_QUESTIONS } from '@/lib/shared/forms/question'
import { QUESTION_TYPES } from '@/lib/shared/forms/question-types'
import { MAX_RULES } from '@/lib/shared/forms/rule'
import { MAX_GROUPS, MAX_HOSTS } from '@/lib/shared/hosts'
import { isSlug } from '@/lib/shared/text/slug'
import { MAX_LINE } from '@/lib/shared/text/text'
import { createTimeOffSchema, MAX_LEAVES } from '@/lib/time-off/schema'
import { check } from '@/messages/check'
import { apiErrors } from '@/messages/en/shared/api-errors'
import { ruleSchemaOf } from './rule-schema'

/** The largest body with a document. The Node entry cuts bodies off at 1 MiB. */
export const MAX_CONFIGURATION_BYTES = 1_000_000
/** Pages of a document, and forms. */
const MAX_NAMED = 1_000

const slug = z.string().refine(isSlug, check('slugInvalid'))

/** A question's name in its form: it stays when the question is reworded. */
const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, check('questionKeyInvalid'))

const unknownField = ({ code, keys }: { code?: string; keys?: readonly string[] }) =>
  code === 'unrecognized_keys' ? check('fieldUnknown', { name: keys?.[0] ?? '' }) : undefined

/** Fields that are left out stay as they are. */
const partly = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, { error: unknownField }).partial()

const { slug: _slug, formId: _formId, followUp, ...carriedPageFields } = pageFields
const { formId: _followUpForm, ...followUpFields } = followUp.unwrap().shape
const { nextPageId: _nextPageId, endings: _endings, ...carriedFormFields } = updateFormSchema.shape

/** A member by their email address, a room by its name. The rules of whole groups are checked where a page is saved. */
const hostGroup = z.strictObject(
  {
    ...groupFields,
    hosts: z
      .array(
        z.strictObject(
          { host: z.string().min(1, check('required')).max(MAX_LINE), ...hostFigures },
          { error: unknownField },
        ),
      )
      .max(MAX_HOSTS, check('tooManyHosts', { max: MAX_HOSTS })),
  },
  { error: unknownField },
)

/** Forms are named by their addresses, where the API has ids, and hosts as people know them. */
const page = partly({
  ...carriedPageFields,
  hostGroups: z.array(hostGroup).max(MAX_GROUPS, check('tooManyGroups', { max: MAX_GROUPS })),
  moveHosts: hostFields.moveHosts.unwrap(),
  followUp: z.strictObject({ ...followUpFields, form: slug.nullable().default(null) }).nullable(),
  form: slug.nullable(),
})

const question = partly({ questionType: z.enum(QUESTION_TYPES), ...updateQuestionSchema.shape }).extend({ key })

const rule = ruleSchemaOf({ key, error: unknownField })

const form = partly({
  ...carriedFormFields,
  endings: namedEndings,
  nextPage: slug.nullable(),
  questions: z.array(question).max(MAX_QUESTIONS, apiErrors.too_many_questions).superRefine(refuseRepeatedKeys),
  rules: z.array(rule).max(MAX_RULES, check('tooManyRules', { max: MAX_RULES })),
})

/** They are counted before one is looked at, as zod counts the items of lists, but not of records. */
function bySlug<Item extends z.ZodType>(item: Item) {
  const counted = z.preprocess(
    (sent, context) => {
      if (typeof sent !== 'object' || sent === null || Object.keys(sent).length <= MAX_NAMED) return sent
      context.addIssue({ code: 'custom', message: check('tooManyEntries', { max: MAX_NAMED }) })
      return z.NEVER
    },
    z.record(slug, item),
  )
  return counted as unknown as z.ZodType<Record<string, z.output<Item>>, Record<string, z.input<Item>>>
}

/** The document has the settings, time off, pages and forms of an account. Each part may be missing; lists are whole. */
export const configurationSchema = partly({
  settings: partly(settingsSchema.shape),
  timeOff: z.array(createTimeOffSchema).max(MAX_LEAVES),
  pages: bySlug(page),
  forms: bySlug(form),
}).meta({ id: 'Configuration' })

export type Configuration = z.output<typeof configurationSchema>
/** As it is sent, and read: dates and instants are texts. */
export type ConfigurationText = z.input<typeof configurationSchema>
export type PageConfiguration = NonNullable<Configuration['pages']>[string]
export type FormConfiguration = NonNullable<Configuration['forms']>[string]
export type QuestionConfiguration = NonNullable<FormConfiguration['questions']>[number]
export type TimeOffConfiguration = NonNullable<Configuration['timeOff']>[number]

/** Records of zod leave such a key out without a word. */
const document = z.preprocess((sent, context) => {
  for (const path of hostileKeys(sent)) context.addIssue({ code: 'custom', path, message: check('invalidInput') })
  return sent
}, configurationSchema)

const planFields = {
  document,
  /** Deletes the pages and forms that the document does not have. */
  prune: z.boolean().default(false),
}

export const planSchema = z.object(planFields)

/** `version` is that of the account when the plan was made. */
export const applySchema = z.object({ ...planFields, version: z.string().max(64) })

export type PlanInput = z.output<typeof planSchema>
export type ApplyInput = z.output<typeof applySchema>

function refuseRepeatedKeys(questions: readonly { key: string }[], context: z.RefinementCtx): void {
  for (const [index, { key: name }] of questions.entries()) {
    const isFirst = questions.findIndex((one) => one.key === name) === index
    if (!isFirst) context.addIssue({ code: 'custom', path: [index, 'key'], message: check('questionKeyRepeated') })
  }
}

function hostileKeys(value: unknown, path: (string | number)[] = [], found: (string | number)[][] = []) {
  if (typeof value !== 'object' || value === null) return found
  const look = (key: string | number, part: unknown) => {
    if (typeof part !== 'object') return
    path.push(key)
    hostileKeys(part, path, found)
    path.pop()
  }
  if (Array.isArray(value)) for (const [key, part] of value.entries()) look(key, part)
  else
    for (const [key, part] of Object.entries(value)) {
      if (key === '__proto__') found.push([...path, key])
      else look(key, part)
    }
  return found
}
