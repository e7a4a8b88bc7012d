import type { RefObject } from 'react'
import type { Question } from '@/lib/shared/forms/question'

export type Heading = 'h2' | 'h3' | 'h4'

export type WordsItemProps = { question: Question; as: Heading; isHidden: boolean }

/** Words among the questions: a heading, or the beginning of a page. */
export function WordsItem({ question, as, isHidden }: WordsItemProps) {
  if (isHidden) return null
  return (
    <li className="pt-(--question-gap,2.25rem)">
      <Words question={question} as={as} />
    </li>
  )
}

type WordsProps = Pick<WordsItemProps, 'question' | 'as'> & {
  /** Takes the focus when its page is shown. */
  ref?: RefObject<HTMLHeadingElement | null> | undefined
  describedBy?: string
}

export function Words({ question, as: Heading, ref, describedBy }: WordsProps) {
  return (
    <>
      <Heading
        ref={ref}
        tabIndex={ref && -1}
        aria-describedby={describedBy}
        dir="auto"
        lang={question.lang?.question}
        className="text-along break-words font-semibold text-lg tracking-tight outline-none"
      >
        {question.question}
      </Heading>
      {question.description && (
        <p
          dir="auto"
          lang={question.lang?.description}
          className="mt-1.5 text-along whitespace-pre-line text-muted-foreground leading-relaxed"
        >
          {question.description}
        </p>
      )}
    </>
  )
}
