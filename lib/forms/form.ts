import type { NamedBrand } from '@/lib/vocabulary/brand'
import type { FormNotice } from '@/lib/vocabulary/forms/form-notices'
import type { Answer, AnsweredQuestion, Question } from '@/lib/vocabulary/forms/question'
import type { Language } from '@/lib/vocabulary/languages'
import type { MeetingStatus } from '@/lib/vocabulary/statuses'
import type { FormTextName, TextLanguages, Translations } from '@/lib/vocabulary/text/translations'
import type { LogicRule } from './rules/logic-rule'

export type Theme = { accent?: string }

/** A form as the owner's API answers it. Instants are ISO texts. */
export type Form = {
  id: string
  slug: string
  title: string
  description: string
  /** The language of its texts and its questions; null for the owner's. */
  textLanguage: Language | null
  translations: Translations<FormTextName>
  isPublished: boolean
  theme: Theme
  closesAt: string | null
  maxResponses: number | null
  /** Empty for the product's own words. */
  closedText: string
  /** Empty for the product's own words. */
  thanksText: string
  /** Empty for the product's own word. */
  submitLabel: string
  notify: FormNotice
  /** The owner's page on which visitors choose a time after answering. */
  nextPageId: string | null
  /** Lists it on the owner's profile while it is published. */
  showOnProfile: boolean
  questionCount: number
  responseCount: number
  /** Suspected spam, not part of `responseCount`. */
  spamCount: number
  createdAt: string
  updatedAt: string
}

/** The questions of a form with its title and rules, on its own page or on a booking page. */
export type AskedForm = {
  title: string
  description: string
  /** The language of each text that is not in the one asked for. */
  lang?: TextLanguages<FormTextName>
  questions: Question[]
  logicRules: LogicRule[]
}

/** A published form as `GET /api/public/forms/{slug}` answers it. */
export type PublicForm = AskedForm & {
  theme: Theme
  /** The owner's words for visitors who have answered, and on the button; left out for the product's own. */
  thanksText?: string
  submitLabel?: string
  /** The text shown instead once the form is closed. */
  closed: { text: string; lang?: Language } | null
  /** The owner, if they have set a face or a logo. */
  brand?: NamedBrand
}

/** The booking page that follows the form. */
export type NextPage = {
  slug: string
  title: string
  /** The language of the title, if it is not the one asked for. */
  lang?: Language
}

/** A form for its page, which may be cached: `closing` says when it closes meanwhile. */
export type FormToDraw = {
  form: PublicForm
  closing: { at: string; text: string; lang?: Language } | null
  nextPage: NextPage | null
}

export type BookedMeeting = {
  meetingId: string
  title: string
  startTime: string
  status: MeetingStatus
  /** Set when the answers follow up the meeting; else it was booked with them. */
  isFollowUp?: true
}

/** `data` holds the answers by question id. */
export type FormResponse = {
  id: string
  respondentName: string | null
  respondentEmail: string | null
  data: Record<string, Answer>
  createdAt: string
  /** The meeting that was booked with these answers, or that they follow up. */
  booking?: BookedMeeting
}

export type ResponseDetail = {
  response: FormResponse
  form: { id: string; title: string }
  questions: AnsweredQuestion[]
}

/** The responses before and after one in its list (or the list of spam); null at its ends. */
export type Neighbours = { newer: string | null; older: string | null; isSpam: boolean }
