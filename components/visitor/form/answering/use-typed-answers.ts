import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AnswerKit } from '@/lib/forms/answers/answer-kit'
import {
  keepShowable,
  readDraft,
  readFields,
  readPrefilled,
  type TypedAnswer,
  type TypedAnswers,
  writeDraft,
} from '@/lib/forms/answers/draft-answers'
import type { Question } from '@/lib/shared/forms/question'
import { forgetDraft, keepDraft, readKeptDraft } from './draft-storage'

const NONE: TypedAnswers = new Map()

type Options = {
  questions: Question[]
  kit: AnswerKit
  form: RefObject<HTMLElement | null>
  /** Under which answers are kept in this browser; without it they are not. */
  draftName: string | undefined
}

/** Typed answers: from the URL, from a stored draft, typed before the scripts ran, and typed since. */
export function useTypedAnswers({ questions, kit, form, draftName }: Options) {
  const [prefilled, setPrefilled] = useState(NONE)
  const [touched, setTouched] = useState(NONE)
  const [isKept, setIsKept] = useState(true)
  const latest = useRef(touched)
  const atStart = useRef({ questions, kit })

  const show = useCallback((next: TypedAnswers) => {
    latest.current = next
    setTouched(next)
  }, [])

  const put = useCallback(
    (next: TypedAnswers) => {
      show(next)
      if (!draftName) return
      if (next.size > 0) setIsKept(keepDraft(draftName, writeDraft(next)))
      else forgetDraft(draftName)
    },
    [draftName, show],
  )

  useEffect(() => {
    if (!draftName) return
    const { questions, kit } = atStart.current
    setPrefilled(readPrefilled(questions, window.location.search, kit))
    const draft = readDraft(questions, readKeptDraft(draftName), kit)
    const inControls = readControls(questions, form.current, kit)
    // Reading a draft is not a change: its expiry stays.
    if (inControls.size > 0) put(new Map([...draft, ...inControls]))
    else if (draft.size > 0) show(draft)
  }, [draftName, form, put, show])

  useLeavingGuard(!isKept && touched.size > 0)

  const change = useCallback(
    (questionId: string, answer: TypedAnswer) => put(new Map(latest.current).set(questionId, answer)),
    [put],
  )
  const clear = useCallback(() => {
    setPrefilled(NONE)
    put(NONE)
  }, [put])

  const typed = useMemo(
    () => keepShowable(questions, new Map([...prefilled, ...touched]), kit),
    [questions, prefilled, touched, kit],
  )
  return { typed, hasDraft: Boolean(draftName) && isKept && touched.size > 0, change, clear }
}

/** Text typed before the scripts loaded is in the controls, not yet in our state. */
function readControls(questions: Question[], form: HTMLElement | null, kit: AnswerKit): TypedAnswers {
  return readFields(questions, form instanceof HTMLFormElement ? new FormData(form) : new FormData(), kit)
}

/** If the browser cannot store the draft, it asks before leaving the page. */
function useLeavingGuard(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOn])
}
