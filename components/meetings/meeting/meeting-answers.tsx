import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useLinkedFiles } from '@/components/layout/use-linked-files'
import { Link } from '@/components/ui/link'
import { strongLink } from '@/components/ui/link-styles'
import { Skeleton } from '@/components/ui/skeleton'
import { AnswerList } from '@/components/visitor/shared/answer-list'
import { useMeetingAnswers } from '@/lib/client/meetings'
import type { ResponseDetail } from '@/lib/forms/form'
import { useTexts } from '@/messages/react/texts-provider'

/** The answers that the guest gave while booking, fetched when the section is opened. */
export function MeetingAnswers({ meetingId, isOpen = false }: { meetingId: string; isOpen?: boolean }) {
  const {
    t: { details: t },
  } = useTexts('meetings')
  const [isAsked, setIsAsked] = useState(isOpen)
  const { data, isPending, isError, refetch } = useMeetingAnswers(meetingId, isAsked)

  function open() {
    if (isError) void refetch()
    setIsAsked(true)
  }

  return (
    <details
      open={isOpen}
      className="group/answers w-full text-sm"
      onToggle={(event) => event.currentTarget.open && open()}
    >
      <summary className="-ms-0.5 flex min-h-7 w-fit list-none items-center gap-1 rounded-sm pe-1 text-muted-foreground hover:text-foreground pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open/answers:rotate-90" />
        {t.answers}
      </summary>
      <div role="status" className="mt-2 max-w-prose">
        {isAsked && isPending && <Skeleton className="h-16 w-full" />}
        {data && (
          <div className="grid gap-6">
            {[...(data.earlier ?? []), data.answers].map(
              (detail) => detail && <Answers key={detail.response.id} detail={detail} />,
            )}
          </div>
        )}
        {isError && !data && <p>{t.answersFailed}</p>}
        {data?.answers === null && <p className="text-muted-foreground">{t.answersDeleted}</p>}
      </div>
    </details>
  )
}

function Answers({ detail: { response, questions } }: { detail: ResponseDetail }) {
  const answers = useTexts('answers')
  const { t } = useTexts('meetings')
  const files = useLinkedFiles(response.files)
  return (
    <div>
      <AnswerList
        answers={questions.map((question) => ({ question, answer: response.data[question.id] }))}
        files={files}
        texts={answers}
        className="grid gap-3"
      />
      <Link
        href={`/response/${response.id}`}
        prefetch={false}
        className={`mt-3 inline-flex min-h-6 items-center pointer-coarse:min-h-11 ${strongLink}`}
      >
        {t.details.openResponse}
      </Link>
    </div>
  )
}
