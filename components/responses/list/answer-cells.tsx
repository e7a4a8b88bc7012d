import type { FormResponse } from '@/lib/forms/form'
import { answerTexts, isAnswered } from '@/lib/shared/forms/answer-text'
import type { AskedQuestion } from '@/lib/shared/forms/question'
import { commaList } from '@/lib/shared/text/comma-list'
import { useTexts } from '@/messages/react/texts-provider'
import { CELL } from './table-styles'

type AnswerCellsProps = { response: FormResponse; columns: readonly AskedQuestion[] }

/** The answers to the chosen questions; on a phone each is a line of the card with its question above. */
export function AnswerCells({ response: { data }, columns }: AnswerCellsProps) {
  const words = useTexts('answers')
  return columns.map((question) => {
    const answer = data[question.id]
    const text = isAnswered(answer) ? commaList(answerTexts(question, answer, words), words.locale) : ''
    return (
      <td {...CELL} key={question.id} className="min-w-0 max-sm:col-[2/-1] max-sm:mt-1.5 max-sm:empty:hidden">
        {text && (
          <>
            <span aria-hidden="true" dir="auto" className="block text-along text-muted-foreground text-xs sm:hidden">
              {question.title}
            </span>
            <span dir="auto" className="line-clamp-2 text-along [overflow-wrap:anywhere]">
              {text}
            </span>
          </>
        )}
      </td>
    )
  })
}
