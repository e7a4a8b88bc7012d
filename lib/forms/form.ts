import type { z } from 'zod'
import type { Language } from '@/lib/shared/languages'
import type {
  askedFormAnswer,
  bookedMeetingAnswer,
  fileStorageAnswer,
  formAnswer,
  formResponseAnswer,
  neighboursAnswer,
  publicFormAnswer,
  responseDetailAnswer,
} from './api-shapes'

export type Theme = Form['theme']

/** A form as the owner's API answers it. Instants are ISO texts. */
export type Form = z.infer<typeof formAnswer>

/** The questions of a form with its title and rules, on its own page or on a booking page. */
export type AskedForm = z.infer<typeof askedFormAnswer>

/** A published form as `GET /api/public/forms/{slug}` answers it. */
export type PublicForm = z.infer<typeof publicFormAnswer>

/** The booking page that follows the form. */
export type NextPage = {
  slug: string
  title: string
  /** The language of the title, if it is not the one asked for. */
  lang?: Language
  /** True where a time is booked together with the answers: the page asks no questions of another form. */
  isBookable?: true
  /** Names the response to it, once the form is sent. */
  response?: string
}

/** A form for its page, which may be cached: `closing` says when it closes meanwhile. */
export type FormToDraw = {
  form: PublicForm
  closing: { at: string; text: string; lang?: Language } | null
  nextPage: NextPage | null
}

export type BookedMeeting = z.infer<typeof bookedMeetingAnswer>

export type FileStorage = z.infer<typeof fileStorageAnswer>

/** `data` holds the answers by question id. */
export type FormResponse = z.infer<typeof formResponseAnswer>

export type ResponseDetail = z.infer<typeof responseDetailAnswer>

/** The responses before and after one in its list (or the list of spam); null at its ends. */
export type Neighbours = z.infer<typeof neighboursAnswer>
