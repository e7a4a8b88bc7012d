import type { Answer, AnsweredQuestion, Question } from '@/lib/vocabulary/question'
import type { Notice } from './notices'
import type { LogicRule } from './rules/logic-rule'

export type Theme = { accent?: string }

/** A form as the owner's API calls answer it. Instants are ISO texts. */
export type Form = {
  id: string
  slug: string
  title: string
  description: string
  isPublished: boolean
  theme: Theme
  closesAt: string | null
  maxResponses: number | null
  /** Empty for the product's own words. */
  closedText: string
  notify: Notice
  /** The owner's page on which visitors choose a time after answering. */
  nextPageId: string | null
  questionCount: number
  responseCount: number
  /** Beside them: what a program sent. */
  spamCount: number
  createdAt: string
  updatedAt: string
}

/** What a form asks, wherever it does. */
export type AskedForm = { title: string; description: string; questions: Question[]; logicRules: LogicRule[] }

/** A published form as `GET /api/public/forms/{slug}` answers it. */
export type PublicForm = AskedForm & {
  theme: Theme
  /** What to read in its place, once it takes no more responses. */
  closed: { text: string } | null
}

/** Where a visitor chooses a time after answering. */
export type NextPage = { slug: string; title: string }

/** A form for its page, which may be kept for a while: `closing` says what becomes of it in the meantime. */
export type FormToDraw = {
  form: PublicForm
  closing: { at: string; text: string } | null
  nextPage: NextPage | null
}

export type BookedMeeting = { meetingId: string; title: string; startTime: string; status: 'confirmed' | 'cancelled' }

/** `data` holds the answers by question id. */
export type FormResponse = {
  id: string
  respondentName: string | null
  respondentEmail: string | null
  data: Record<string, Answer>
  createdAt: string
  /** The meeting that was booked with these answers, where there is one. */
  booking?: BookedMeeting
}

export type ResponseDetail = {
  response: FormResponse
  form: { id: string; title: string }
  questions: AnsweredQuestion[]
}

/** The responses before and after one in its list, which may be that of spam; null where it ends. */
export type Neighbours = { newer: string | null; older: string | null; isSpam: boolean }
