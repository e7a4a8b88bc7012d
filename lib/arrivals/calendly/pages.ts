import { withValues } from '@/lib/forms/questions/options'
import { MAX_DURATIONS } from '@/lib/pages/rules-schema'
import { MAX_DURATION_MINUTES } from '@/lib/scheduling/units'
import { MAX_BUFFER_MINUTES } from '@/lib/scheduling/vocabulary'
import { JITSI_PATTERN } from '@/lib/shared/calendars/link-pattern'
import { providerOfLocation } from '@/lib/shared/calendars/location-provider'
import type { ProviderId } from '@/lib/shared/calendars/providers'
import type { Question } from '@/lib/shared/forms/question'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { MAX_DESCRIPTION, MAX_LINE, MAX_TITLE } from '@/lib/shared/text/text'
import type { ToId } from '../arrived-id'
import type { ConvertContext, Line } from '../converter'
import { formLine, pageLine, questionLine, slugOf, titleOfForm } from '../lines'
import { instantOf, type Loose, looseListOf, numberOf, textOf, within } from '../loose'
import type { ReportWriter } from '../report-writer'
import { fitLine, fitText } from '../texts'
import { roomFor } from '../within-limits'
import type { Hours } from './hours'
import { toPlace } from './location'

const KIND = 'event_type'

/** A page with the form that its guests answer. */
export type ConvertedPage = {
  page: Line<'pages'>
  form: { line: Line<'forms'>; versionHash: string; questions: Question[] } | null
  /** The provider that it needs. */
  provider: ProviderId | null
}

type Given = { toId: ToId; hours: Hours; context: ConvertContext; report: ReportWriter }

export function toPage(type: Loose, { toId, hours, context, report }: Given): ConvertedPage {
  const uri = textOf(type.uri)
  const note = (field: string, to: string, reason: Reason, words?: string) =>
    report.note({ kind: KIND, field, outcome: 'changed', to, reason, ...(words && { note: words }) }, uri)
  const title = fitLine(type.name, MAX_TITLE)
  if (title.isChanged || !title.text) note('name', 'pages.title', 'invalid', TEXTS)
  const description = fitText(type.description_plain, MAX_DESCRIPTION)
  if (description.isChanged) note('description_plain', 'pages.description', 'invalid', TEXTS)
  const place = placeOf(type, note, report)
  const isOpen = isForOne(type, note)
  const id = toId('page', uri)
  const form = toForm(type, title.text || SOURCE, { toId, context, report })
  const fitted = (field: string, to: string, [min, max]: [number, number]) => {
    const number = numberOf(type[field])
    if (number === null) return null
    const { value, isChanged } = within(number, min, max)
    if (isChanged) note(field, to, 'invalid', `It is between ${min} and ${max} here.`)
    return value
  }
  const duration = fitted('duration', 'pages.duration', [1, MAX_DURATION_MINUTES]) ?? 30
  const slug = slugOf(type.slug, title.text, id)
  if (textOf(type.slug) && slug !== type.slug) note('slug', 'pages.slug', 'invalid', 'The address has other letters.')
  const { availabilities, ...otherHours } = hours
  const page = pageLine({
    id,
    title: title.text || SOURCE,
    slug,
    description: description.text,
    duration,
    durations: durationsOf(type, duration, note),
    step: fitted('start_time_increment', 'pages.step', [1, MAX_DURATION_MINUTES]),
    bufferBefore: fitted('before_buffer', 'pages.bufferBefore', [0, MAX_BUFFER_MINUTES]) ?? 0,
    bufferAfter: fitted('after_buffer', 'pages.bufferAfter', [0, MAX_BUFFER_MINUTES]) ?? 0,
    ...definedOf(context.options.defaults),
    location: place.location,
    locationData: {
      ...(place.customLocation && { customLocation: place.customLocation }),
      ...(place.location === 'link' && { linkPattern: JITSI_PATTERN }),
    },
    ...otherHours,
    availabilities: availabilities.map((one, index) => ({ id: toId('hours', `${uri} ${index}`), ...one })),
    formId: form?.line.id ?? null,
    isActive: type.active === true && isOpen,
    showOnProfile: type.secret !== true,
    createdAt: instantOf(type.created_at) ?? context.now.toISOString(),
  })
  report.thing({
    kind: KIND,
    ref: uri,
    title: page.title,
    ...(textOf(type.scheduling_url) && { url: textOf(type.scheduling_url) }),
    outcome: isOpen && place.isSame ? 'taken' : 'changed',
    ...(!isOpen && { reason: 'team' as const }),
    ...(isOpen && !place.isSame && { reason: 'no_counterpart' as const }),
    became: { part: 'pages', id, path: `/${page.slug}` },
  })
  return { page, form, provider: providerOfLocation(place.location) }
}

type Reason = 'invalid' | 'no_counterpart' | 'team' | 'too_many'
type Note = (field: string, to: string, reason: Reason, words?: string) => void

const SOURCE = 'Calendly'
const TEXTS = 'Long texts were cut, and what is missing got a name.'

const definedOf = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>

function placeOf(type: Loose, note: Note, report: ReportWriter) {
  const [first, ...others] = looseListOf(type.locations)
  const { location, locationData, isSame } = toPlace(first)
  if (!isSame) {
    note(
      'locations[].kind',
      'pages.location',
      'no_counterpart',
      `${textOf(first?.kind).slice(0, 50)} became a custom location.`,
    )
  }
  if (others.length > 0) {
    const entry = { kind: KIND, field: 'locations[].kind', outcome: 'left_out', reason: 'too_many' } as const
    report.note(entry, textOf(type.uri), others.length)
  }
  return { location, customLocation: locationData.customLocation, isSame }
}

/** What several hosts or several guests share, and what was made for one person, comes switched off. */
function isForOne(type: Loose, note: Note): boolean {
  const closing: [string, boolean, Reason][] = [
    ['kind', type.kind === 'group', 'team'],
    ['pooling_type', Boolean(type.pooling_type), 'team'],
    ['type', type.type === 'AdhocEventType', 'team'],
    ['booking_method', type.booking_method === 'poll', 'no_counterpart'],
    ['deleted_at', Boolean(type.deleted_at), 'no_counterpart'],
  ]
  for (const [field, isClosed, reason] of closing) {
    if (isClosed) note(field, 'pages.isActive', reason, 'The page is switched off.')
  }
  return closing.every(([, isClosed]) => !isClosed)
}

function durationsOf(type: Loose, duration: number, note: Note): number[] {
  const sent = Array.isArray(type.duration_options) ? type.duration_options : []
  const isFit = (one: unknown) => numberOf(one) !== null && !within(Number(one), 1, MAX_DURATION_MINUTES).isChanged
  const all = [...new Set([duration, ...sent.filter(isFit).map(Number)])]
  if (all.length > MAX_DURATIONS) note('duration_options[]', 'pages.durations', 'too_many')
  if (!sent.every(isFit)) note('duration_options[]', 'pages.durations', 'invalid')
  return all.slice(0, MAX_DURATIONS).toSorted((one, other) => one - other)
}

const TYPES: Record<string, QuestionType> = {
  string: 'text',
  text: 'paragraph',
  phone_number: 'phone',
  single_select: 'select',
  multi_select: 'multiselect',
}
const MAX_OPTIONS = 100

function toForm(type: Loose, title: string, { toId, context, report }: Omit<Given, 'hours'>): ConvertedPage['form'] {
  const uri = textOf(type.uri)
  const enabled = looseListOf(type.custom_questions).filter((one) => one.enabled !== false)
  const off = looseListOf(type.custom_questions).length - enabled.length
  const leave = (field: string, reason: 'no_counterpart' | 'too_many', times: number) =>
    times > 0 && report.note({ kind: KIND, field, outcome: 'left_out', reason }, uri, times)
  leave('custom_questions[].enabled', 'no_counterpart', off)
  const asked = enabled
    .toSorted((one, other) => Number(one.position ?? 0) - Number(other.position ?? 0))
    .map((one, place) =>
      toQuestion(one, toId('question', `${uri} ${place}`), (field, reason) =>
        report.note(
          { kind: KIND, field: `custom_questions[].${field}`, outcome: 'changed', to: 'forms.questions', reason },
          uri,
        ),
      ),
    )
  const hasRoom = roomFor(asked as Question[], 0)
  const questions = asked.filter((_, place) => hasRoom[place])
  leave('custom_questions[].name', 'too_many', asked.length - questions.length)
  if (questions.length === 0) return null
  const id = toId('form', uri)
  const { form, versionHash } = formLine({
    id,
    title: titleOfForm(title, SOURCE),
    slug: slugOf(null, `${title} questions`, id),
    createdAt: instantOf(type.created_at) ?? context.now.toISOString(),
    questions,
  })
  if (form.title !== title) {
    const entry = { kind: KIND, field: 'name', outcome: 'changed', to: 'forms.title', reason: 'invalid' } as const
    report.note({ ...entry, note: TEXTS }, uri)
  }
  report.thing({
    kind: KIND,
    ref: uri,
    title: form.title,
    outcome: 'taken',
    became: { part: 'forms', id, path: `/form/${form.slug}` },
  })
  return { line: form, versionHash, questions: questions as Question[] }
}

function toQuestion(
  sent: Loose,
  id: string,
  note: (field: string, reason: 'invalid' | 'no_counterpart' | 'too_many') => void,
) {
  const words = fitLine(sent.name, MAX_LINE)
  if (words.isChanged || !words.text) note('name', 'invalid')
  const choices = (Array.isArray(sent.answer_choices) ? sent.answer_choices : [])
    .map((one) => fitLine(one, MAX_LINE).text)
    .filter(Boolean)
  const wanted = TYPES[textOf(sent.type)]
  const isChoice = wanted === 'select' || wanted === 'multiselect'
  // A choice of nothing cannot be answered.
  const questionType = !wanted || (isChoice && choices.length === 0) ? 'text' : wanted
  if (questionType !== wanted) note('type', 'no_counterpart')
  if (choices.length > MAX_OPTIONS) note('answer_choices[]', 'too_many')
  const options = withValues([...new Set(choices)].slice(0, MAX_OPTIONS).map((label) => ({ label })))
  return questionLine({
    id,
    question: words.text || SOURCE,
    questionType,
    isRequired: sent.required === true,
    ...(questionType === wanted && isChoice && { options }),
    ...(isChoice && sent.include_other === true && questionType === wanted && { settings: { other: true } }),
  })
}
