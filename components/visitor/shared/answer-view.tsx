import type { ReactElement } from 'react'
import { textLink } from '@/components/ui/link-styles'
import { StarIcon } from '@/components/ui/more-icons'
import { answerTexts, isAnswered } from '@/lib/vocabulary/forms/answer-text'
import { type Answer, type AnsweredQuestion, MAX_RATING, RATINGS } from '@/lib/vocabulary/forms/question'
import { QUESTION_KINDS, type QuestionKind } from '@/lib/vocabulary/forms/question-types'
import type { PartTexts } from '@/messages/texts'

type AnswerViewProps = { question: AnsweredQuestion; answer: Answer | undefined; texts: PartTexts<'answers'> }

/** An answer as it was meant: labels, not values; each script in its own direction. */
export function AnswerView({ question, answer, texts }: AnswerViewProps): ReactElement {
  if (!isAnswered(answer)) return <p className="text-muted-foreground italic">{texts.t.none}</p>
  const given = answerTexts(question, answer, texts.locale)
  const { stores, link }: QuestionKind = QUESTION_KINDS[question.type]
  switch (stores) {
    case 'rating':
      return <Rating rating={Number(answer)} texts={texts} />
    case 'options':
      return (
        <ul className="list-disc ps-5 marker:text-muted-foreground">
          {given.map((text) => (
            <li key={text} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      )
    case 'words':
    case 'number':
    case 'option':
      return link ? (
        <a dir="auto" href={link + given[0]} className={textLink}>
          {given[0]}
        </a>
      ) : (
        <p dir="auto" className="whitespace-pre-wrap">
          {given[0]}
        </p>
      )
  }
}

function Rating({ rating, texts: { t, say } }: { rating: number; texts: PartTexts<'answers'> }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span aria-hidden="true" className="flex gap-0.5 text-primary">
        {RATINGS.map((star) => (
          <StarIcon key={star} isFull={star <= rating} />
        ))}
      </span>
      {say(t.rating, { rating, max: MAX_RATING })}
    </p>
  )
}
