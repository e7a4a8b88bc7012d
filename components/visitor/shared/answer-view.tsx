import { StarIcon } from '@/components/ui/icons'
import { answerTexts, isAnswered } from '@/lib/vocabulary/answer-text'
import type { AnsweredQuestion } from '@/lib/vocabulary/question'
import { type Answer, MAX_RATING } from '@/lib/vocabulary/question'

type AnswerViewProps = { question: AnsweredQuestion; answer: Answer | undefined }

/** An answer as it was meant: labels, not values; each script in its own direction. */
export function AnswerView({ question, answer }: AnswerViewProps) {
  if (!isAnswered(answer)) return <p className="text-muted-foreground italic">No response provided</p>
  if (question.type === 'rating') return <Rating rating={Number(answer)} />
  const texts = answerTexts(question, answer)
  if (question.type === 'multiselect') {
    return (
      <ul className="list-disc pl-5 marker:text-muted-foreground">
        {texts.map((text) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    )
  }
  if (question.type === 'email') {
    return (
      <a href={`mailto:${texts[0]}`} className="text-primary underline underline-offset-4">
        {texts[0]}
      </a>
    )
  }
  return (
    <p dir="auto" className="whitespace-pre-wrap">
      {texts[0]}
    </p>
  )
}

function Rating({ rating }: { rating: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span aria-hidden="true" className="flex gap-0.5 text-primary">
        {STARS.map((star) => (
          <StarIcon key={star} isFull={star <= rating} />
        ))}
      </span>
      {rating} of {MAX_RATING}
    </p>
  )
}

const STARS = Array.from({ length: MAX_RATING }, (_, index) => index + 1)
