import type { ReactNode } from 'react'
import { useLinkedFiles } from '@/components/layout/use-linked-files'
import { cn } from '@/components/ui/cn'
import { AnswerList } from '@/components/visitor/shared/answer-list'
import type { ResponseDetail } from '@/lib/forms/form'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { Moment } from '../moment'
import { hasAnswers } from '../response-view'

type ResponsePaperProps = { detail: ResponseDetail; clock: Clock | null; isFirst: boolean }

/** One response on paper. The note and the status are the owner's, and stay away from it. */
export function ResponsePaper({ detail: { response, form, questions }, clock, isFirst }: ResponsePaperProps) {
  const {
    t: { detail: t },
  } = useTexts('responses')
  const answers = useTexts('answers')
  const files = useLinkedFiles(response.files)
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <article
      className={cn(
        'mb-6 rounded-2xl border bg-card p-6 shadow-xs sm:p-10 print:m-0 print:rounded-none print:border-0 print:bg-background print:p-0 print:shadow-none',
        !isFirst && 'print:break-before-page',
      )}
    >
      <Heading
        dir="auto"
        tabIndex={-1}
        className="text-along font-semibold text-2xl outline-none print:break-after-avoid"
      >
        {form.title}
      </Heading>
      <dl className="mt-4 grid gap-x-6 gap-y-2 border-b pb-5 text-sm sm:grid-cols-2 print:grid-cols-2">
        <Fact label={t.respondentName}>{response.respondentName ?? answers.t.anonymous}</Fact>
        <Fact label={t.respondentEmail}>{response.respondentEmail ?? t.noEmail}</Fact>
        <Fact label={t.dateSubmitted}>
          <Moment instant={response.createdAt} clock={clock} />
        </Fact>
        <Fact label={t.id}>{response.id}</Fact>
      </dl>
      {questions.length === 0 && <p className="mt-5 text-muted-foreground text-sm">{t.noQuestions}</p>}
      <AnswerList
        answers={questions.filter(hasAnswers).map((question) => ({ question, answer: response.data[question.id] }))}
        files={files}
        texts={answers}
        className="mt-5 grid gap-5 *:break-inside-avoid print:block print:*:mb-4 [&_dt]:font-medium [&_dt]:text-sm"
      />
    </article>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 break-inside-avoid">
      <dt className="text-muted-foreground">{label}</dt>
      <dd dir="auto" className="text-along [overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  )
}
