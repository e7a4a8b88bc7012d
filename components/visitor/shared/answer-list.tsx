import type { Answer, AnsweredQuestion } from '@/lib/shared/forms/question'
import type { PartTexts } from '@/messages/texts'
import { type AnswerFile, AnswerView } from './answer-view'

type AnswerListProps = {
  /** The questions as they were when they were answered, in their order. */
  answers: readonly { question: AnsweredQuestion; answer: Answer | undefined }[]
  /** The files that the answers name, for their owner. */
  files?: readonly AnswerFile[]
  texts: PartTexts<'answers'>
  className: string
}

/** Questions with their answers. The caller sets the distances and lines between the rows. */
export function AnswerList({ answers, files, texts, className }: AnswerListProps) {
  return (
    <dl className={className}>
      {answers.map(({ question, answer }) => (
        <div key={question.id} className="min-w-0">
          <dt dir="auto" className="text-along text-muted-foreground">
            {question.title}
          </dt>
          <dd className="mt-0.5 [overflow-wrap:anywhere]">
            <AnswerView question={question} answer={answer} files={files} texts={texts} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
