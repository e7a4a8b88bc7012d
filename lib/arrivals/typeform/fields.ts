import { withValues } from '@/lib/forms/questions/options'
import { MAX_OPTIONS } from '@/lib/forms/schema'
import type { OutcomeReason } from '@/lib/shared/arrivals/lists'
import { ADDRESS_PARTS, type AddressPart } from '@/lib/shared/forms/address-parts'
import { isChoice, MAX_RATING, type Question } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import { MAX_COLUMNS, MAX_ROWS } from '@/lib/shared/forms/question-settings'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { VALIDATION } from '@/lib/shared/forms/question-validation'
import { MAX_DESCRIPTION, MAX_LINE } from '@/lib/shared/text/text'
import type { ToId } from '../arrived-id'
import { questionLine } from '../lines'
import { firstText, type Loose, looseListOf, looseOf, textOf } from '../loose'
import { NotedTexts } from '../noted-texts'
import type { ReportWriter } from '../report-writer'

/** A field of a form of Typeform with the question that it becomes. */
export type Field = {
  id: string
  ref: string
  /** Its place in rules, whether or not it becomes a question. */
  stopId: string
  question: Question | null
  /** Options by the ids, refs and labels of its choices. */
  options: ReadonlyMap<string, string>
  /** Rows of a matrix and parts of an address, which responses answer one by one. */
  parts: ReadonlyMap<string, string>
}

/** Types of fields that are questions here. */
const TYPES: Record<string, QuestionType> = {
  short_text: 'text',
  long_text: 'paragraph',
  email: 'email',
  number: 'number',
  phone_number: 'phone',
  website: 'url',
  dropdown: 'select',
  multiple_choice: 'select',
  picture_choice: 'select',
  yes_no: 'yes_no',
  legal: 'consent',
  opinion_scale: 'scale',
  nps: 'scale',
  rating: 'rating',
  date: 'date',
  ranking: 'ranking',
  matrix: 'matrix',
  address: 'address',
  file_upload: 'file',
  statement: 'heading',
  group: 'page_break',
  inline_group: 'heading',
  contact_info: 'heading',
}

const LEFT_OUT: Record<string, OutcomeReason> = {
  payment: 'payment',
  stripe: 'payment',
  calendly: 'no_counterpart',
  video: 'media',
  multi_format: 'media',
}

/** Typeform’s names for the parts of an address. */
const PARTS: Record<string, AddressPart> = {
  address: 'line1',
  address_line_1: 'line1',
  address_line_2: 'line2',
  city: 'city',
  state: 'region',
  zip_code: 'postalCode',
  country: 'country',
}

const KIND = 'field'

export class FieldReader {
  private readonly texts: NotedTexts

  constructor(
    private readonly report: ReportWriter,
    private readonly toId: ToId,
    private readonly formRef: string,
  ) {
    this.texts = new NotedTexts(report, KIND, withoutValues)
  }

  /** The fields of a form in the order in which they are asked: those of a group follow it. */
  read(fields: readonly Loose[]): Field[] {
    return fields.flatMap((raw) => {
      const type = textOf(raw.type)
      const isGroup = ['group', 'inline_group', 'contact_info'].includes(type)
      const properties = looseOf(raw.properties)
      if (!isGroup) return [this.readOne(raw)]
      const { fields: inner, ...own } = properties
      return [this.readOne({ ...raw, properties: own }), ...this.read(looseListOf(inner))]
    })
  }

  /** A field that does not come along. */
  leave(raw: Loose, reason: OutcomeReason, note?: string): void {
    this.report.leaveOut(KIND, raw, { reason, ...(note && { note }) }, this.refOf(raw))
  }

  private readOne(raw: Loose): Field {
    const field = this.toField(raw)
    if (field.question) this.report.saw(KIND, raw)
    return field
  }

  private toField(raw: Loose): Field {
    const id = textOf(raw.id)
    const ref = firstText(raw.ref, raw.id)
    const stopId = this.toId('question', `${this.formRef}/${firstText(raw.id, raw.ref)}`)
    const none: Field = { id, ref, stopId, question: null, options: new Map(), parts: new Map() }
    const type = TYPES[textOf(raw.type)]
    if (!type) {
      const reason = LEFT_OUT[textOf(raw.type)] ?? 'no_counterpart'
      this.leave(raw, reason)
      return none
    }
    return this.toQuestion(raw, type, none)
  }

  private toQuestion(raw: Loose, type: QuestionType, none: Field): Field {
    const properties = looseOf(raw.properties)
    const validations = looseOf(raw.validations)
    const description = this.texts.text(
      { ...this.target(raw, 'properties.description'), to: 'questions.description' },
      properties.description,
      MAX_DESCRIPTION,
    )
    const question = this.line(raw, 'title', raw.title) || firstText(properties.button_text) || 'Question'
    const base = {
      id: none.stopId,
      question,
      description,
      isRequired: validations.required === true && QUESTION_KINDS[type].stores !== 'nothing',
    }
    const isSeveral = textOf(raw.type) !== 'dropdown' && properties.allow_multiple_selection === true
    const questionType = type === 'select' && isSeveral ? 'multiselect' : type
    if (isChoice(questionType)) return this.toChoice(raw, { ...base, questionType }, none)
    if (type === 'matrix') return this.toMatrix(raw, base, none)
    if (type === 'address') return this.toAddress(raw, base, none)
    if (type === 'scale' || type === 'rating') return { ...none, question: this.toScale(raw, type, base) }
    const settings = type === 'consent' ? { statement: description || question } : {}
    const validation = this.toValidation(type, validations)
    return { ...none, question: questionLine({ ...base, questionType, settings, validation }) as Question }
  }

  private toChoice(raw: Loose, base: Base & { questionType: QuestionType }, none: Field): Field {
    const properties = looseOf(raw.properties)
    const all = looseListOf(properties.choices)
    const choices = all.slice(0, MAX_OPTIONS)
    this.texts.leave(this.refOf(raw), 'properties.choices[].label', 'too_many', all.length - choices.length)
    if (choices.length === 0) {
      this.leave(raw, 'invalid', 'It has no choices.')
      return none
    }
    const labels = choices.map(
      ({ label }, place) => this.line(raw, 'properties.choices[].label', label) || `Choice ${place + 1}`,
    )
    const options = withValues(labels.map((label) => ({ label })))
    const values = new Map(
      choices.flatMap((choice, place) =>
        [choice.id, choice.ref, choice.label].flatMap((name): [string, string][] => {
          const value = options[place]?.value
          return textOf(name) && value ? [[textOf(name), value]] : []
        }),
      ),
    )
    const canBeOther = base.questionType !== 'ranking' && properties.allow_other_choice === true
    const { min_selection: min, max_selection: max } = looseOf(raw.validations)
    const isList = base.questionType === 'multiselect'
    // More than there are choices says nothing.
    const selected = (sent: unknown) => {
      const count = isList ? countOf(sent) : null
      return count !== null && count <= choices.length ? count : null
    }
    const [minLength, maxLength] = [selected(min), selected(max)]
    const isRange = minLength === null || maxLength === null || minLength <= maxLength
    const question = questionLine({
      ...base,
      options,
      settings: canBeOther ? { other: true } : {},
      validation: { ...(isRange && minLength && { minLength }), ...(isRange && maxLength && { maxLength }) },
    }) as Question
    return { ...none, question, options: values }
  }

  private toScale(raw: Loose, type: 'scale' | 'rating', base: Base): Question {
    const properties = looseOf(raw.properties)
    const isNps = raw.type === 'nps'
    const steps = countOf(properties.steps) ?? (type === 'rating' ? MAX_RATING : 11)
    if (type === 'rating' && steps === MAX_RATING) return questionLine({ ...base, questionType: 'rating' }) as Question
    if (type === 'rating') {
      const note = `A rating of other than ${MAX_RATING} steps became a scale.`
      this.change(raw, 'properties.steps', 'questions.settings', note)
    }
    const from = type === 'rating' || (properties.start_at_one === true && !isNps) ? 1 : 0
    const to = isNps ? 10 : Math.max(from + 1, from + Math.min(steps, 20) - 1)
    const labels = looseOf(properties.labels)
    const settings = {
      from,
      to,
      fromLabel: this.line(raw, 'properties.labels.left', labels.left),
      toLabel: this.line(raw, 'properties.labels.right', labels.right),
    }
    return questionLine({ ...base, questionType: 'scale', settings }) as Question
  }

  /** Each row is a field of its own, with the same choices. */
  private toMatrix(raw: Loose, base: Base, none: Field): Field {
    const properties = looseOf(raw.properties)
    const all = looseListOf(properties.fields)
    const fields = all.slice(0, MAX_ROWS)
    const ofRow = looseListOf(looseOf(looseOf(fields[0]).properties).choices)
    const choices = (ofRow.length > 0 ? ofRow : looseListOf(properties.choices)).slice(0, MAX_COLUMNS)
    this.texts.leave(this.refOf(raw), 'properties.fields[].title', 'too_many', all.length - fields.length)
    if (fields.length === 0 || choices.length === 0) {
      this.leave(raw, 'invalid', 'It has no rows or no columns.')
      return none
    }
    const name = 'properties.fields[].title'
    const rows = withValues(
      fields.map(({ title }, place) => ({ label: this.line(raw, name, title) || `${place + 1}` })),
    )
    const labels = choices.map(({ label }, place) => ({
      label: this.line(raw, 'properties.fields[].properties.choices[].label', label) || `${place + 1}`,
    }))
    const columns = withValues(labels)
    const isRequired = base.isRequired || fields.every(({ validations }) => looseOf(validations).required === true)
    const question = questionLine({
      ...base,
      isRequired,
      questionType: 'matrix',
      settings: { rows, columns },
    }) as Question
    const options = new Map<string, string>()
    for (const field of fields) {
      const own = looseListOf(looseOf(field.properties).choices)
      for (const [place, choice] of (own.length > 0 ? own : choices).entries()) {
        const value = columns[place]?.value
        for (const one of [choice.id, choice.ref, choice.label])
          if (textOf(one) && value) options.set(textOf(one), value)
      }
    }
    return { ...none, question, options, parts: partsOf(fields, (_, place) => rows[place]?.value) }
  }

  private toAddress(raw: Loose, base: Base, none: Field): Field {
    const fields = looseListOf(looseOf(raw.properties).fields)
    if (fields.length > 0) {
      const note = 'Parts of an address have their own names here.'
      this.change(raw, 'properties.fields[].title', 'questions.questionType', note, fields.length)
    }
    const isRequired = base.isRequired || fields.some(({ validations }) => looseOf(validations).required === true)
    const question = questionLine({ ...base, isRequired, questionType: 'address' }) as Question
    return { ...none, question, parts: partsOf(fields, ({ subfield_key: key }) => PARTS[textOf(key)]) }
  }

  private toValidation(type: QuestionType, { max_length: most, min_value: min, max_value: max }: Loose) {
    const known: readonly string[] = VALIDATION[type]
    const length = countOf(most)
    const isRange = typeof min !== 'number' || typeof max !== 'number' || min <= max
    const canRange = known.includes('min') && QUESTION_KINDS[type].stores === 'number' && isRange
    return {
      ...(known.includes('maxLength') && QUESTION_KINDS[type].stores === 'words' && length !== null && length <= 10_000
        ? { maxLength: length }
        : {}),
      ...(canRange && typeof min === 'number' && { min }),
      ...(canRange && typeof max === 'number' && { max }),
    }
  }

  private line(raw: Loose, field: string, value: unknown): string {
    return this.texts.line(this.target(raw, field), value, MAX_LINE)
  }

  private change(raw: Loose, field: string, to: string, note: string, times = 1): void {
    this.texts.change({ ...this.target(raw, field), to }, 'no_counterpart', note, times)
  }

  private target(raw: Loose, field: string) {
    return { ref: this.refOf(raw), field, to: 'questions.question' }
  }

  private refOf(raw: Loose): string {
    return `${this.formRef}/${firstText(raw.id, raw.ref)}`
  }
}

type Base = Pick<Question, 'id' | 'question' | 'description' | 'isRequired'>

/** A text without `{{field:…}}`, `{{hidden:…}}` and `{{var:…}}`. */
export const withoutValues = (text: string) => text.replace(/\{\{[^{}]*\}\}/g, '…')

const countOf = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null)

function partsOf(fields: readonly Loose[], partOf: (field: Loose, place: number) => string | undefined) {
  return new Map(
    fields.flatMap((field, place) => {
      const part = partOf(field, place)
      return [field.id, field.ref].flatMap((name): [string, string][] =>
        textOf(name) && part ? [[textOf(name), part]] : [],
      )
    }),
  )
}

export const isAddressPart = (part: string): part is AddressPart => ADDRESS_PARTS.some((one) => one === part)
