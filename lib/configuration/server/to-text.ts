import type { RuleRow } from '@/db/queries/forms/form-rules'
import type { Form } from '@/lib/forms/form'
import { toLogicRule } from '@/lib/forms/rules/logic-rule'
import { updateFormSchema } from '@/lib/forms/schema'
import { toQuestion } from '@/lib/forms/server/edit-questions'
import { languagesOfRules } from '@/lib/forms/server/form-languages'
import { toRule } from '@/lib/forms/server/rule-rows'
import { PAGE_FIELDS, type TimeSlotPage } from '@/lib/pages/schema'
import type { FollowUp } from '@/lib/shared/booking-rules'
import { isChoice } from '@/lib/shared/forms/question'
import { isAboutQuestion, type Rule } from '@/lib/shared/forms/rule'
import { pick } from '@/lib/shared/pick'
import type { TimeOff } from '@/lib/time-off/schema'
import type { RuleText } from '../rule-schema'
import { type HostNames, toGroupTexts } from './host-names'
import type { NamedQuestion, Whole } from './read'

type SlugOf = ReadonlyMap<string, string>
type FormText = Whole['forms'][string]
type Content = { questions: readonly NamedQuestion[]; rules: readonly RuleRow[] }

const FORM_FIELDS = Object.keys(updateFormSchema.shape) as (keyof typeof updateFormSchema.shape)[]

/** A page as it stands in a document: each field that its owner sets, forms by their addresses, hosts of a team's page by their names. */
export function toPageText(page: TimeSlotPage, slugOf: SlugOf, hosts: HostNames): Whole['pages'][string] {
  const { slug: _, formId, followUp, ...fields } = pick(page, PAGE_FIELDS)
  const { hostGroups, moveHosts } = page
  return {
    ...fields,
    form: nameOf(formId, slugOf),
    followUp: followUp && toFollowUpText(followUp, slugOf),
    ...(hostGroups && { hostGroups: toGroupTexts(hostGroups, hosts), moveHosts }),
  }
}

function toFollowUpText({ formId, ...mail }: FollowUp, slugOf: SlugOf) {
  return { ...mail, form: nameOf(formId, slugOf) }
}

export function toFormText(form: Form, { questions, rules }: Content, slugOf: SlugOf): FormText {
  const { nextPageId, ...fields } = pick(form, FORM_FIELDS)
  const keyOf = new Map(questions.map(({ id, key }) => [id, key]))
  return {
    ...fields,
    nextPage: nameOf(nextPageId, slugOf),
    questions: questions.map(toQuestionText),
    rules: rules.map((rule) => toRuleText(rule, keyOf)),
  }
}

export function toTimeOffText({ id, kind, ...entry }: TimeOff): Whole['timeOff'][number] {
  return entry
}

function toQuestionText({ key, ...row }: NamedQuestion): NonNullable<FormText['questions']>[number] {
  const { id, order, lang, options, settings, validation, translations = {}, ...fields } = toQuestion(row)
  return {
    key,
    ...fields,
    ...(isChoice(fields.questionType) && { options }),
    ...(Object.keys(settings).length > 0 && { settings }),
    ...(Object.keys(validation).length > 0 && { validation }),
    translations,
  }
}

function toRuleText(row: RuleRow, keyOf: SlugOf): RuleText {
  const rule = toRule(row)
  const logicRule = toLogicRule(rule)
  if (!logicRule || languagesOfRules([rule]).length > 0) return toWholeRuleText(rule, keyOf)
  const { id, sourceQuestionId, targetQuestionId, ...fields } = logicRule
  const target = targetQuestionId && keyOf.get(targetQuestionId)
  return { sourceQuestion: keyOf.get(sourceQuestionId) ?? '', ...fields, ...(target && { targetQuestion: target }) }
}

function toWholeRuleText({ match, conditions, actions }: Rule, keyOf: SlugOf): RuleText {
  return {
    match,
    conditions: conditions.map(({ questionId, ...rest }) => ({ question: keyOf.get(questionId) ?? '', ...rest })),
    actions: actions.map((action) =>
      isAboutQuestion(action) ? { type: action.type, question: keyOf.get(action.questionId) ?? '' } : action,
    ),
  }
}

function nameOf(id: string | null | undefined, slugOf: SlugOf): string | null {
  return (id && slugOf.get(id)) || null
}
