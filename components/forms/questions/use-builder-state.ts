import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { type NewQuestionBody, useQuestionCache, useQuestionCalls } from '@/lib/client/form-questions'
import { ApiError } from '@/lib/client/request'
import {
  changesOf,
  type EditHistory,
  type EditStep,
  NO_HISTORY,
  type QuestionChanges,
  withStep,
} from '@/lib/forms/edit-steps'
import { type QuestionFields, questionFieldsSchema, toQuestionFields } from '@/lib/forms/question-fields'
import type { Question } from '@/lib/shared/forms/question'
import type { Language } from '@/lib/shared/languages'
import { useTexts } from '@/messages/react/texts-provider'
import { useFormFailure } from '../failure'
import { createDrafts } from './drafts'
import { useQuestionEdits } from './use-question-edits'
import { useRestoreQuestion } from './use-restore-question'
import { useToldUpdates } from './use-told-updates'

/** The question in the settings. A new one has its text selected; where the focus is kept, it does not move there. */
export type Selected = { id: string; isNew: boolean; keepsFocus?: true }

export type Recorded = Pick<EditStep, 'name' | 'before' | 'after'> & Partial<Pick<EditStep, 'rules'>>

export function useBuilderState(formId: string) {
  const { t } = useTexts('questions')
  const toastFailure = useFormFailure()
  const run = useQuestionCalls(formId)
  const cache = useQuestionCache(formId)
  const [history, setHistory] = useState<EditHistory>(NO_HISTORY)
  const [selected, select] = useState<Selected | null>(null)
  /** The last step that was undone or redone, until the next change. */
  const [travelled, setTravelled] = useState<{ name: EditStep['name']; isUndo: boolean } | null>(null)
  const offerRestore = useRestoreQuestion(formId)
  const updates = useToldUpdates(cache, selected?.id)
  /** Questions whose last save has failed. */
  const failing = useRef(new Set<string>())
  const record = useMemo(
    () => (recorded: Recorded) => {
      const step = { rules: [], ...recorded, at: Date.now() }
      setHistory((before) => withStep(before, step))
      setTravelled(null)
      return step
    },
    [],
  )

  /** Sends the fields that differ from what is stored. */
  function save(id: string, typed: QuestionFields): Promise<void> {
    return run(async (calls) => {
      const before = cache.read()
      const stored = before.find((question) => question.id === id)
      if (!stored) return
      const body = changedFields(stored, typed)
      try {
        const saved = Object.keys(body).length > 0 ? await calls.update(id, body) : stored
        failing.current.delete(id)
        if (saved === stored) return
        const after = before.map((question) => (question.id === id ? saved : question))
        cache.fill(after)
        record({ name: 'change', before, after })
        updates.note(stored)
      } catch (error) {
        const isGone = error instanceof ApiError && error.code === 'question_not_found'
        if (!isGone) {
          // It is tried again by itself, which need not be told again.
          if (!failing.current.has(id)) toastFailure(error, t.failures.update)
          failing.current.add(id)
          throw error
        }
        cache.fill(await calls.list())
        offerRestore(withChanges(stored, body))
      }
    })
  }

  const latestSave = useRef(save)
  latestSave.current = save
  const [drafts] = useState(() => createDrafts((id, fields) => latestSave.current(id, fields)))
  const state = useSyncExternalStore(drafts.subscribe, drafts.state, () => null)
  const edits = useQuestionEdits({ run, cache, drafts, record, select })

  useEffect(() => {
    const flush = () => void drafts.flush()
    window.addEventListener('online', flush)
    return () => {
      window.removeEventListener('online', flush)
      flush()
    }
  }, [drafts])

  const tellUpdated = async (id: string) => {
    await drafts.flush()
    updates.tell(id)
  }
  const leave = useRef(tellUpdated)
  leave.current = tellUpdated
  const selectedId = selected?.id
  useEffect(() => {
    if (selectedId) return () => void leave.current(selectedId)
  }, [selectedId])

  useEffect(() => {
    if (state !== 'waiting' && state !== 'saving') return
    const hold = (event: BeforeUnloadEvent) => {
      void drafts.flush()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [drafts, state])

  return {
    run,
    cache,
    drafts,
    state,
    edits,
    history,
    setHistory,
    selected,
    select,
    tellUpdated,
    travelled,
    setTravelled,
  }
}

/** Throws a ZodError while the fields are not complete. */
function changedFields(stored: Question, typed: QuestionFields) {
  const schema = questionFieldsSchema(stored.questionType)
  const languages = Object.keys(typed.translations) as Language[]
  // Both are parsed, as parsing puts what is equal into the same words.
  return changesOf(schema.parse(toQuestionFields(stored, languages)), schema.parse(typed))
}

function withChanges({ lang: _, ...stored }: Question, body: QuestionChanges): NewQuestionBody {
  return { ...stored, ...body }
}
