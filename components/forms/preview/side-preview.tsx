import { Suspense, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useIsWide } from '@/components/ui/use-is-wide'
import { brandingOf } from '@/components/visitor/form/form-branding'
import { FormView } from '@/components/visitor/form/form-view'
import type { Question } from '@/lib/shared/forms/question'
import { pick } from '@/lib/shared/pick'
import { useTexts } from '@/messages/react/texts-provider'
import type { PanelProps } from '../panel-props'
import { useBuilder } from '../questions/builder'
import { useNextPage } from './use-next-page'
import { usePreviewedForm } from './use-previewed-form'

/** From here on there is room for the preview beside the questions and their settings. */
const WIDE = '(min-width: 80rem)'

/** The form on a phone, beside its questions on a wide screen; nothing on others, which have the Preview tab. */
export function SidePreview(props: PanelProps) {
  const isWide = useIsWide(WIDE)
  return isWide && props.questions.length > 0 ? <PhonePreview {...props} /> : null
}

function PhonePreview({ form, questions }: PanelProps) {
  const t = useTexts('forms').t.preview
  const previewed = usePreviewedForm(form, useTypedQuestions(questions))
  const nextPage = useNextPage(form)
  const { selected } = useBuilder()
  const phone = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!selected) return
    // A frame later the page of the question is drawn.
    const frame = requestAnimationFrame(() => showIn(phone.current, selected.id))
    return () => cancelAnimationFrame(frame)
  }, [selected])

  return (
    <section
      ref={phone}
      aria-label={t.title}
      className="sticky top-4 box-content max-h-[calc(100dvh-4rem)] w-80 shrink-0 overflow-y-auto overscroll-contain rounded-4xl border-4 bg-background"
    >
      {/* The form is laid out by the width of this container. */}
      <div className="@container">
        <Suspense>
          <FormView
            form={previewed}
            mode="preview"
            branding={brandingOf(previewed)}
            nextPage={nextPage}
            watched={selected?.id}
            onSubmit={async () => {}}
          />
        </Suspense>
      </div>
    </section>
  )
}

/** The words of questions as they are typed: saving them takes a moment, for which the preview would wait. */
function useTypedQuestions(questions: Question[]): Question[] {
  const { drafts } = useBuilder()
  const typed = useSyncExternalStore(drafts.subscribe, drafts.typed, drafts.typed)
  return useMemo(
    () =>
      questions.map((question) => {
        const fields = typed.get(question.id)
        return fields ? { ...question, ...pick(fields, ['question', 'description', 'isRequired']) } : question
      }),
    [questions, typed],
  )
}

/** Scrolls the phone, and not the screen around it, until a question is in its middle. */
function showIn(phone: HTMLElement | null, questionId: string) {
  const question = phone?.querySelector(`[data-question="${questionId}"]`)
  if (!phone || !question) return
  const [inner, outer] = [question.getBoundingClientRect(), phone.getBoundingClientRect()]
  const isShown = inner.top >= outer.top && inner.bottom <= outer.bottom
  if (!isShown) phone.scrollBy({ top: inner.top - outer.top - (outer.height - inner.height) / 2 })
}
