import type { Mail } from '@/lib/mail/templates'
import type { OthersMail } from '@/lib/outbox/mail-readers'
import { env } from '@/lib/platform/env'
import { forReader } from '@/lib/shared/forms/answer-in-mail'
import { answerTexts, isAnswered, respondentOf } from '@/lib/shared/forms/answer-text'
import type { Answer, AnsweredQuestion } from '@/lib/shared/forms/question'

type Reader = { email: string; timezone: string }

type Response = {
  id: string
  respondentName: string | null
  respondentEmail: string | null
  responses: Record<string, unknown>
  version: { questions: AnsweredQuestion[] }
  now: Date
}

/** The mail of one response: its answers in the form's order. */
export function toNotice(formTitle: string, reader: Reader, response: Response): Mail {
  const { respondentName, respondentEmail } = response
  const answers = response.responses as Record<string, Answer>
  return {
    template: 'form-response',
    props: {
      to: reader.email,
      formTitle,
      who: respondentOf(response, ''),
      replyTo: respondentEmail ? { name: respondentName ?? '', address: respondentEmail } : null,
      at: response.now.toISOString(),
      timezone: reader.timezone,
      answers: response.version.questions.flatMap((question) => {
        const answer = answers[question.id]
        if (!isAnswered(answer)) return []
        return [{ question: question.title, texts: answerTexts(question, answer), ...forReader(question, answer) }]
      }),
      url: `${env().APP_URL}/response/${response.id}`,
    },
  }
}

/** A form with new responses, and the latest few of them, newest first. */
export type FormNews = {
  formId: string
  title: string
  count: number
  latest: { id: string; respondentName: string | null; respondentEmail: string | null; createdAt: string }[]
}

/** The day's mail. */
export function toDigest(reader: Reader, news: readonly FormNews[]): OthersMail {
  const { APP_URL } = env()
  return {
    template: 'form-digest',
    props: {
      to: reader.email,
      timezone: reader.timezone,
      forms: news.map(({ formId, title, count, latest }) => ({
        title,
        count,
        url: `${APP_URL}/forms/${formId}/responses`,
        latest: latest.map((response) => ({
          who: respondentOf(response, ''),
          at: response.createdAt,
          url: `${APP_URL}/response/${response.id}`,
        })),
      })),
    },
  }
}
