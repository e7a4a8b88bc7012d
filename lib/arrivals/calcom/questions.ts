import { withValues } from '@/lib/forms/questions/options'
import { type Answer, isChoice, MAX_QUESTIONS, type Option, type Question } from '@/lib/shared/forms/question'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { isEmailAddress } from '@/lib/shared/text/email-pattern'
import { MAX_LINE } from '@/lib/shared/text/max-line'
import { MAX_DESCRIPTION } from '@/lib/shared/text/text'
import type { ToId } from '../arrived-id'
import type { Line } from '../converter'
import { questionLine } from '../lines'
import { isLoose, type Loose, looseListOf, looseOf, refOf, textOf } from '../loose'
import { toPlainWords } from '../plain-words'
import { fitLine, fitText } from '../texts'
import { roomFor } from '../within-limits'
import type { Notes } from './notes'

/** Fields that every event type has, of which a booking has the values itself. `notes` is asked as a question here. */
const SYSTEM = new Set([
  'name',
  'email',
  'location',
  'title',
  'guests',
  'rescheduleReason',
  'attendeePhoneNumber',
  'smsReminderNumber',
  'aiAgentCallPhoneNumber',
])

/** A field whose value a booking has itself. */
export const isSystemField = (name: string) => SYSTEM.has(name) || SHOWN.includes(name)
/** The API's words for people as they are shown. */
const SHOWN = ['displayEmail', 'displayGuests']

const TYPES: Readonly<Record<string, QuestionType>> = {
  text: 'text',
  textarea: 'paragraph',
  number: 'number',
  phone: 'phone',
  url: 'url',
  email: 'email',
  address: 'text',
  multiemail: 'text',
  select: 'select',
  radio: 'select',
  multiselect: 'multiselect',
  checkbox: 'multiselect',
  boolean: 'yes_no',
  radioInput: 'text',
}

/** Types of the questions of earlier versions. */
const OLD_TYPES: Readonly<Record<string, QuestionType>> = {
  text: 'text',
  textLong: 'paragraph',
  number: 'number',
  bool: 'yes_no',
  radio: 'select',
  phone: 'phone',
}

const MAX_OPTIONS = 100

export type Asked = {
  line: Line<'forms'>['questions'][number]
  /** Under which responses have its answer. */
  name: string
  /** Its options by their values at the source. */
  options: ReadonlyMap<string, string>
}

/** The questions of an event type, in their order. */
export function toQuestions(event: Loose, inputs: readonly Loose[], toId: ToId, notes: Notes): Asked[] {
  const ref = refOf(event.id)
  const fields = Array.isArray(event.bookingFields) ? looseListOf(event.bookingFields) : [NOTES]
  const asked = fields.flatMap((field) => {
    const name = textOf(field.name) || textOf(field.slug)
    const isHidden = field.hidden === true
    if (name === '' || SYSTEM.has(name) || (name === 'notes' && isHidden)) return []
    const type = TYPES[textOf(field.type)]
    if (!type) {
      notes.leftOut(noType('EventType', 'bookingFields[].type', textOf(field.type)), ref)
      return []
    }
    if (field.type === 'radioInput') {
      const note = 'A choice with a text of its own became a text.'
      notes.changed(
        {
          kind: 'EventType',
          field: 'bookingFields[].type',
          to: 'forms.questions.questionType',
          reason: 'no_counterpart',
          note,
        },
        ref,
      )
    }
    const label = textOf(field.label) || DEFAULT_LABELS[textOf(field.defaultLabel)] || name
    return [
      toAsked(
        { name, label, type: isHidden ? 'hidden' : type, isRequired: field.required === true, field },
        `${ref} ${name}`,
      ),
    ]
  })
  const old = inputs.flatMap((input) => {
    const type = OLD_TYPES[textOf(input.type)]
    if (type) {
      const label = textOf(input.label)
      const isRequired = input.required === true
      return [toAsked({ name: label, label, type, isRequired, field: input }, `${ref} input ${refOf(input.id)}`)]
    }
    notes.leftOut(noType('EventTypeCustomInput', 'type', textOf(input.type)), refOf(input.id))
    return []
  })
  // Newer versions have both, with the same questions.
  const questions = Array.isArray(event.bookingFields) ? asked : [...old, ...asked]
  const hasRoom = roomFor(
    questions.map(({ line }) => line as Question),
    0,
  )
  const kept = questions.filter((_, place) => hasRoom[place])
  const tooMany = questions.length - kept.length
  const note = `A form has at most ${MAX_QUESTIONS} questions, and room for so many options.`
  if (tooMany > 0)
    notes.leftOut({ kind: 'EventType', field: 'bookingFields[].name', reason: 'too_many', note, times: tooMany }, ref)
  return kept

  function toAsked({ name, label, type, isRequired, field }: Sent, id: string): Asked {
    const sent = looseListOf(field.options)
      .map(({ label: words, value }) => ({
        label: fitLine(words, MAX_LINE).text || refOf(value),
        value: refOf(value) || textOf(words),
      }))
      .filter((option) => option.label !== '')
      .slice(0, MAX_OPTIONS)
    const cut = looseListOf(field.options).length - MAX_OPTIONS
    if (cut > 0) {
      const entry = { kind: 'EventType', field: 'bookingFields[].options[].label', reason: 'too_many' } as const
      notes.leftOut({ ...entry, note: `A question has at most ${MAX_OPTIONS} options.`, times: cut }, ref)
    }
    const isPicked = isChoice(type)
    const made: Option[] = isPicked ? withValues(sent.map((option) => ({ label: option.label }))) : []
    return {
      name,
      options: new Map(sent.map(({ value }, place) => [value, made[place]?.value ?? value])),
      line: questionLine({
        id: toId('question', id),
        question: fitLine(toPlainWords(label).text, MAX_LINE).text || fitLine(name, MAX_LINE).text || 'Question',
        questionType: isPicked && made.length === 0 ? 'text' : type,
        isRequired: isRequired && type !== 'hidden',
        options: isPicked ? made : [],
      }),
    }
  }
}

type Sent = { name: string; label: string; type: QuestionType; isRequired: boolean; field: Loose }

const NOTES: Loose = { name: 'notes', type: 'textarea', defaultLabel: 'additional_notes' }

/** Cal.com has keys of its translations here. */
const DEFAULT_LABELS: Readonly<Record<string, string>> = { additional_notes: 'Additional notes' }

const noType = (kind: string, field: string, type: string) =>
  ({
    kind,
    field,
    reason: 'no_counterpart',
    note: `There is no question like ${type || 'one without a type'}.`,
  }) as const

export const isNoAnswer = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The answer of a question as it is stored; null where there is none, undefined for one that the question refuses. */
export function toAnswer({ line, options }: Asked, sent: unknown): Answer | null | undefined {
  const value = isLoose(sent) && 'value' in sent ? typedOf(sent) : isLoose(sent) && 'label' in sent ? sent.label : sent
  if (isNoAnswer(value)) return null
  const text = fitText(Array.isArray(value) ? value.map(String).join(', ') : String(value), MAX_DESCRIPTION).text
  switch (line.questionType) {
    case 'yes_no':
      return typeof value === 'boolean' ? value : YES_NO[text.toLowerCase()]
    case 'number': {
      const number = Number(text)
      return Number.isFinite(number) ? number : undefined
    }
    case 'email':
      return isEmailAddress(text) ? text : undefined
    case 'select':
      return options.get(text)
    case 'multiselect': {
      const chosen = (Array.isArray(value) ? value : [value]).flatMap(
        (one) => options.get(String(looseOf(one).value ?? one)) ?? [],
      )
      return chosen.length > 0 ? chosen : undefined
    }
    default:
      return isLoose(value) ? undefined : text
  }
}

const YES_NO: Readonly<Record<string, boolean>> = { true: true, false: false, yes: true, no: false }

const typedOf = ({ value, optionValue }: Loose) =>
  textOf(optionValue) ? `${refOf(value)}: ${textOf(optionValue)}` : value
