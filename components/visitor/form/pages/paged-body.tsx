import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react'
import type { FormPage } from '@/lib/forms/questions/form-pages'
import { isAsked } from '@/lib/shared/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { outlineButton } from '../../shared/styles'
import { FormBody, type FormBodyProps } from '../form-body'
import { Progress } from '../progress'
import { QuestionList, type QuestionListProps } from '../question-list'
import { Words } from '../words-item'
import { usePages } from './use-pages'

/** A form page by page. All pages are in the document, one under the other where there are no scripts. */
export function PagedBody(props: FormBodyProps) {
  const { form, element, answering, isPreview, draftName, watched } = props
  const { t, say } = useTexts('answerControls')
  const { requiredNote } = useTexts('form').t
  const placeId = useId()
  const start = useRef<HTMLHeadingElement & HTMLParagraphElement>(null)
  const pages = usePages({
    questions: form.questions,
    skipped: answering.logic.skipped,
    draftName,
    hasHistory: !isPreview,
  })
  const { all, current, place, total, next, moves } = pages
  const { wrong } = answering
  const refused = answering.failure?.questionId
  const latest = useRef({ ...pages, wrong })
  latest.current = { ...pages, wrong }
  const opened = useRef(form)

  useEffect(() => {
    if (moves === 0) return
    start.current?.focus({ preventScroll: true })
    const top = element.current?.getBoundingClientRect().top ?? 0
    if (top < 0) element.current?.scrollIntoView({ block: 'start' })
  }, [moves, element])

  // The server refuses an answer of another page.
  useEffect(() => {
    const page = pageOf(latest.current.all, refused)
    if (page) latest.current.goTo(page)
  }, [refused])

  useEffect(() => {
    const page = pageOf(latest.current.all, watched)
    if (page) latest.current.turnTo(page)
  }, [watched])

  // The form was fetched again, and asks something else on a page that was left.
  useEffect(() => {
    if (opened.current === form) return
    opened.current = form
    const { all, place, shown, goTo, wrong } = latest.current
    const page = pageOf(all, wrong[0])
    if (page && shown.indexOf(page) < place) goTo(page)
  }, [form])

  const isOfPage = (id: string) => current.questions.some((question) => question.id === id)
  const { required } = answering.logic

  function submit(event: FormEvent<HTMLFormElement>) {
    if (next) {
      event.preventDefault()
      const here = wrong.filter(isOfPage)
      if (here.length > 0) return answering.refuse(here)
      answering.drawAll()
      return pages.goTo(next)
    }
    const page = wrong.some(isOfPage) ? undefined : pageOf(all, wrong[0])
    if (page) pages.goTo(page)
    return answering.submit(event)
  }

  return (
    <>
      <Progress done={place + 1} total={total} />
      <FormBody
        {...props}
        paging={{
          isLater: place > 0,
          asks: isOfPage,
          next: next && t.pages.next,
          back: place > 0 && (
            <button
              type="button"
              onClick={pages.goBack}
              className={`${outlineButton} min-h-12 px-6 text-base! noscript:hidden`}
            >
              {t.pages.back}
            </button>
          ),
          list: (list) => (
            <>
              {/* Above, the form says it of the page that is shown. */}
              {place === 0 && required.length > 0 && !required.some(isOfPage) && (
                <p className="mt-4 hidden text-muted-foreground text-sm noscript:block">
                  <span aria-hidden="true" className="text-destructive">
                    *
                  </span>{' '}
                  {requiredNote}
                </p>
              )}
              <p
                id={placeId}
                ref={current.start ? undefined : start}
                tabIndex={-1}
                className="mt-6 text-muted-foreground text-sm tabular-nums outline-none noscript:hidden"
              >
                {say(t.pages.place, { page: place + 1, total })}
              </p>
              {all.map((page) => (
                <Page
                  key={page.id}
                  page={page}
                  isCurrent={page === current}
                  before={numberedBefore(all, page, list)}
                  start={start}
                  placeId={placeId}
                  list={list}
                />
              ))}
            </>
          ),
          onSubmit: submit,
          onClear: () => {
            pages.startAgain()
            answering.clear()
          },
        }}
      />
    </>
  )
}

type PageProps = {
  page: FormPage
  isCurrent: boolean
  before: number
  start: RefObject<HTMLHeadingElement | null>
  placeId: string
  list: QuestionListProps
}

function Page({ page, isCurrent, before, start, placeId, list }: PageProps) {
  const { drawn, headings, logic } = list
  const questions = drawn.questions.filter((question) => page.questions.includes(question))
  return (
    <div data-away={!isCurrent || undefined} className={isCurrent ? undefined : 'hidden noscript:block'}>
      {page.start && !logic.skipped.has(page.start.id) && (
        <div className="pt-3 noscript:pt-9">
          <Words question={page.start} as={headings} ref={isCurrent ? start : undefined} describedBy={placeId} />
        </div>
      )}
      <QuestionList {...list} drawn={{ ...drawn, questions }} before={before} />
    </div>
  )
}

function pageOf(pages: FormPage[], questionId: string | undefined): FormPage | undefined {
  return pages.find(({ start, questions }) =>
    [...(start ? [start] : []), ...questions].some(({ id }) => id === questionId),
  )
}

function numberedBefore(pages: FormPage[], page: FormPage, { logic }: QuestionListProps): number {
  return pages
    .slice(0, pages.indexOf(page))
    .flatMap(({ questions }) => questions)
    .filter(({ id, questionType }) => isAsked(questionType) && !logic.skipped.has(id)).length
}
