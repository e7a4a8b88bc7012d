import type { ReactElement } from 'react'
import { textLink } from '@/components/ui/link-styles'
import { StarIcon } from '@/components/ui/more-icons'
import { answerTexts, isAnswered } from '@/lib/shared/forms/answer-text'
import { type Answer, type AnsweredQuestion, MAX_RATING, RATINGS } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import type { QuestionKind } from '@/lib/shared/forms/question-types'
import { fileSize } from '@/lib/shared/text/file-size'
import type { PartTexts } from '@/messages/texts'

/** `href` downloads it. */
export type AnswerFile = { id: string; name: string; size: number; href: string }

type AnswerViewProps = {
  question: AnsweredQuestion
  answer: Answer | undefined
  files?: readonly AnswerFile[] | undefined
  texts: PartTexts<'answers'>
}

/** An answer as it was meant: labels, not values; each script in its own direction. */
export function AnswerView({ question, answer, files = [], texts }: AnswerViewProps): ReactElement {
  if (!isAnswered(answer)) return <p className="text-muted-foreground italic">{texts.t.none}</p>
  const given = answerTexts(question, answer, texts)
  const { stores, link }: QuestionKind = QUESTION_KINDS[question.type]
  switch (stores) {
    case 'rating':
      return <Rating rating={Number(answer)} texts={texts} />
    case 'ranking':
      return (
        <ul>
          {given.map((text) => (
            <li key={text}>
              <Words>{text}</Words>
            </li>
          ))}
        </ul>
      )
    case 'files':
      return <Files names={given} files={files} locale={texts.locale} />
    case 'options':
      return (
        <ul className="list-disc ps-5 marker:text-muted-foreground">
          {given.map((text) => (
            <li key={text}>
              <Words>{text}</Words>
            </li>
          ))}
        </ul>
      )
    case 'words':
    case 'number':
    case 'option':
    case 'date':
    case 'time':
    case 'yes_no':
    case 'consent':
    case 'scale':
    case 'matrix':
    case 'address':
    case 'nothing':
      return link !== undefined ? (
        <a dir="auto" href={link + given[0]} className={textLink}>
          {given[0]}
        </a>
      ) : (
        <p dir="auto" className="text-along whitespace-pre-wrap">
          {given.join('\n')}
        </p>
      )
  }
}

/** In an element of their own: the mark before them stays where those of the other words are. */
function Words({ children }: { children: string }) {
  return (
    <span dir="auto" className="block text-along">
      {children}
    </span>
  )
}

/** Links for the owner, whose call leads to the file; names for anybody else. */
function Files({ names, files, locale }: { names: string[]; files: readonly AnswerFile[]; locale: string }) {
  return (
    <ul className="grid gap-1">
      {names.map((text) => {
        const file = files.find(({ id }) => id === text)
        return (
          <li key={text}>
            {file ? (
              <>
                <a href={file.href} className={textLink}>
                  <bdi>{file.name}</bdi>
                </a>{' '}
                <span className="whitespace-nowrap text-muted-foreground">{fileSize(file.size, locale)}</span>
              </>
            ) : (
              <bdi>{text}</bdi>
            )}
          </li>
        )
      })}
    </ul>
  )
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
