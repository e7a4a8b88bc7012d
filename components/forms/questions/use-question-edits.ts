import { useMemo, useRef } from 'react'
import type { QuestionCalls, useQuestionCache, useQuestionCalls } from '@/lib/client/form-questions'
import { type EditStep, rulesNaming } from '@/lib/forms/edit-steps'
import type { PastedQuestion } from '@/lib/forms/paste-form'
import { newQuestion } from '@/lib/forms/question-fields'
import type { Question } from '@/lib/shared/forms/question'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { useTexts } from '@/messages/react/texts-provider'
import { toast } from '../../ui/use-toast'
import { useFormFailure } from '../failure'
import type { Drafts } from './drafts'
import type { Recorded, Selected } from './use-builder-state'

type Given = {
  run: ReturnType<typeof useQuestionCalls>
  cache: ReturnType<typeof useQuestionCache>
  drafts: Drafts
  record: (step: Recorded) => EditStep
  select: (selected: Selected | null) => void
}

export type QuestionEdits = ReturnType<typeof useQuestionEdits>

/**
 * The edits of a list of questions. Each is saved at once and can be undone; a failure is told, and the edit then answers
 * null or false. They stay the same functions, so that a card is not drawn again for them.
 */
export function useQuestionEdits(given: Given) {
  const texts = useTexts('questions')
  const toastFailure = useFormFailure()
  const latest = useRef({ ...given, texts, toastFailure })
  latest.current = { ...given, texts, toastFailure }
  return useMemo(() => editsOf(() => latest.current), [])
}

type Latest = Given & {
  texts: ReturnType<typeof useTexts<'questions'>>
  toastFailure: ReturnType<typeof useFormFailure>
}
type Failure = keyof Latest['texts']['t']['failures']

function editsOf(get: () => Latest) {
  /** Null when it failed. */
  async function attempt<T>(failure: Failure, work: (calls: QuestionCalls) => Promise<T>): Promise<T | null> {
    const { run, cache, toastFailure, texts } = get()
    try {
      return await run(work)
    } catch (error) {
      toastFailure(error, texts.t.failures[failure])
      // Another tab may have changed the form.
      await run(async (calls) => cache.fill(await calls.list())).catch(() => undefined)
      return null
    }
  }

  return {
    /** Adds a question of a type at a place among the questions, and selects it. */
    add: (type: QuestionType, place: number) =>
      attempt<Question>('add', async (calls) => {
        const { cache, record, select, texts } = get()
        const before = cache.read()
        const added = await calls.add(newQuestion(type, place, texts))
        record({ name: 'add', before, after: withQuestion(before, added) })
        cache.fill(await calls.list())
        select({ id: added.id, isNew: true })
        toast({ title: texts.t.done.add })
        return added
      }),

    /** Adds a list of questions behind the others, all or none of them, as one step. */
    addPasted: (questions: readonly PastedQuestion[], place: number) =>
      attempt<Question[]>('add', async (calls) => {
        const { cache, record, select, texts } = get()
        const before = cache.read()
        const added: Question[] = []
        try {
          for (const question of questions) added.push(await calls.add({ ...question, order: place + added.length }))
        } catch (error) {
          for (const { id } of added) await calls.remove(id)
          throw error
        }
        record({ name: 'paste', before, after: [...before, ...added] })
        cache.fill(await calls.list())
        select(null)
        toast({ title: texts.say(texts.t.paste.done, { count: added.length }) })
        return added
      }),

    duplicate: async (id: string) => {
      await get().drafts.flush()
      return attempt<Question>('duplicate', async (calls) => {
        const { cache, record, select } = get()
        const before = cache.read()
        const copy = await calls.duplicate(id)
        record({ name: 'duplicate', before, after: withQuestion(before, copy) })
        cache.fill(await calls.list())
        select({ id: copy.id, isNew: false })
        return copy
      })
    },

    /** Answers the step for `undoStep`, and the number of rules that went with it. */
    remove: async (id: string) => {
      // The typed fields are saved first, and so return with the question.
      await get().drafts.flush()
      return attempt<{ ruleCount: number; step: EditStep }>('delete', async (calls) => {
        const { cache, drafts, record } = get()
        const before = cache.read()
        const rules = await calls.rules()
        const ruleCount = rulesNaming(rules, id).length
        await calls.remove(id)
        drafts.drop(id)
        const after = before.filter((question) => question.id !== id)
        const step = record({ name: 'delete', before, after, rules: ruleCount > 0 ? rules : [] })
        cache.fill(await calls.list())
        if (ruleCount > 0) void cache.renewRules()
        return { ruleCount, step }
      })
    },

    reorder: (ids: string[]) =>
      attempt<Question[]>('order', async (calls) => {
        const { cache, record } = get()
        const before = cache.read()
        const after = await calls.reorder(ids)
        record({ name: 'move', before, after: ids.flatMap((id) => before.filter((question) => question.id === id)) })
        cache.fill(after)
        return after
      }),
  }
}

function withQuestion(questions: readonly Question[], added: Question): Question[] {
  return [...questions.slice(0, added.order), added, ...questions.slice(added.order)]
}
