import { MIN_TITLE } from '@/lib/forms/schema'
import { toSnapshot } from '@/lib/forms/server/snapshot'
import { PAGE_DEFAULTS } from '@/lib/pages/schema'
import type { Question } from '@/lib/shared/forms/question'
import { isSlug, toSlugWords } from '@/lib/shared/text/slug'
import type { Line } from './converter'

/** Lines of an export with presets for what a source does not tell. */

const {
  conflictCheckCalendars: _read,
  targetCalendars: _written,
  availabilities: _hours,
  ...presetPage
} = PAGE_DEFAULTS

type PageLine = Line<'pages'>

export function pageLine(
  page: Partial<PageLine> & Pick<PageLine, 'id' | 'slug' | 'title' | 'timezone' | 'createdAt'>,
): PageLine {
  return { ...presetPage, availabilities: [], links: [], updatedAt: page.createdAt, ...page }
}

type FormLine = Line<'forms'>
type QuestionLine = FormLine['questions'][number]

export function questionLine(
  question: Partial<QuestionLine> & Pick<QuestionLine, 'id' | 'question' | 'questionType'>,
): QuestionLine {
  return {
    description: '',
    translations: {},
    isRequired: false,
    options: [],
    settings: {},
    validation: {},
    order: 0,
    key: null,
    ...question,
  }
}

type RuleLine = FormLine['rules'][number]

export function ruleLine(rule: Pick<RuleLine, 'id' | 'match' | 'conditions' | 'actions'>): RuleLine {
  const ofEarlierReleases = {
    sourceQuestionId: null,
    condition: null,
    value: null,
    actionType: null,
    targetQuestionId: null,
    message: null,
    redirectUrl: null,
  }
  return { ...ofEarlierReleases, order: 0, ...rule }
}

/** Questions and rules get their order from their places, and the form the version that its responses name. */
export function formLine(
  form: Partial<FormLine> & Pick<FormLine, 'id' | 'slug' | 'title' | 'createdAt' | 'questions'>,
): { form: FormLine; versionHash: string } {
  const questions = form.questions.map((question, order) => ({ ...question, order }))
  const version = toSnapshot(questions as Question[])
  const line: FormLine = {
    description: '',
    textLanguage: null,
    translations: {},
    isPublished: false,
    theme: {},
    retentionDays: null,
    closesAt: null,
    maxResponses: null,
    thanksText: '',
    submitLabel: '',
    closedText: '',
    endings: [],
    respondentMail: { on: false, text: '', withAnswers: false },
    notify: 'off',
    noticesChosen: false,
    nextPageId: null,
    ownPageOnly: false,
    showOnProfile: false,
    updatedAt: form.createdAt,
    ...form,
    questions,
    rules: (form.rules ?? []).map((rule, order) => ({ ...rule, order })),
    versions: [{ ...version, usedAt: form.createdAt }],
  }
  return { form: line, versionHash: version.hash }
}

/** The title of the form of a page, which may have a shorter one. */
export const titleOfForm = (page: string, source: string) => (page.length < MIN_TITLE ? `${source} ${page}` : page)

type BookingLine = Line<'bookings'>

/** No reminders, no gaps: an imported booking takes its time and no more. */
export function bookingLine(
  booking: Partial<BookingLine> &
    Pick<BookingLine, 'id' | 'startTime' | 'endTime' | 'attendeeName' | 'attendeeEmail' | 'status' | 'createdAt'>,
): BookingLine {
  return {
    pageId: null,
    guardStart: booking.startTime,
    guardEnd: booking.endTime,
    occurrenceId: booking.id,
    attendeeTimezone: 'UTC',
    attendeeTimeFormat: null,
    language: 'en',
    expiresAt: null,
    cancelNotice: 0,
    moveNotice: 0,
    maxMoves: null,
    reminders: [],
    followUp: null,
    moves: 0,
    guests: [],
    isNoShow: false,
    history: [],
    cancelledAt: null,
    cancelledBy: null,
    cancelReason: null,
    retentionDays: null,
    isImported: true,
    ...booking,
  }
}

type MeetingLine = Line<'meetings'>

export function meetingLine(
  meeting: Partial<MeetingLine> & Pick<MeetingLine, 'id' | 'title' | 'startTime' | 'endTime' | 'createdAt'>,
): MeetingLine {
  return {
    bookingId: null,
    description: '',
    location: 'custom',
    locationData: {},
    attendees: [],
    primarySource: 'platform',
    status: 'confirmed',
    icalUid: null,
    icalSequence: 0,
    updatedAt: meeting.createdAt,
    ...meeting,
  }
}

type ResponseLine = Line<'responses'>

export function responseLine(
  response: Partial<ResponseLine> & Pick<ResponseLine, 'id' | 'formId' | 'responses' | 'createdAt'>,
): ResponseLine {
  return {
    respondentName: null,
    respondentEmail: null,
    versionHash: null,
    isSpam: false,
    byProgram: false,
    status: 'new',
    note: '',
    markedAt: null,
    bookingId: null,
    followUpOf: null,
    ...response,
  }
}

/** The address of a page or a form: its own if it can be kept, else one of its words. */
export function slugOf(slug: unknown, words: string, fallback: string): string {
  if (typeof slug === 'string' && isSlug(slug)) return slug
  const made = toSlugWords(typeof slug === 'string' && slug ? slug : words)
  return isSlug(made) ? made : `${made || 'page'}-${fallback.slice(0, 6)}`
}
