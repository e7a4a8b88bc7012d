import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import type { SettingsInput } from '@/lib/forms/question-parts-schema'
import type { OptionInput } from '@/lib/forms/questions/options'
import type { ValidationInput } from '@/lib/forms/validation-schema'
import type { Question } from '@/lib/shared/forms/question'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import type { Rule } from '@/lib/shared/forms/rule'
import type { QuestionTextName, Translations } from '@/lib/shared/text/translations'
import { formApiPath } from './forms'
import { keys } from './keys'
import { request } from './request'

/** The body of a change to a question; an option that has a value keeps it. */
export type QuestionBody = {
  question: string
  description: string
  isRequired: boolean
  options: OptionInput[]
  settings?: SettingsInput
  validation?: ValidationInput
  translations: Translations<QuestionTextName>
}
/** The body of a new question; without `order` it comes last. */
export type NewQuestionBody = Partial<QuestionBody> & {
  /** That of a question that was deleted. */
  id?: string
  questionType: QuestionType
  question: string
  order?: number
}

const pathOf = (formId: string, ...below: string[]) => formApiPath(formId, 'questions', ...below)

/** In form order. */
export function useQuestions(formId: string) {
  return useQuery({
    queryKey: keys.forms.questions(formId),
    queryFn: () => request<Question[]>(pathOf(formId)),
  })
}

/** The calls that edit the questions of a form, for `useQuestionCalls`. */
function callsOf(formId: string) {
  const rules = formApiPath(formId, 'rules')
  return {
    list: () => request<Question[]>(pathOf(formId)),
    add: (body: NewQuestionBody) => request<Question>(pathOf(formId), { method: 'POST', body }),
    update: (id: string, body: Partial<QuestionBody>) =>
      request<Question>(pathOf(formId, id), { method: 'PATCH', body }),
    /** The rules that name it go with it. */
    remove: (id: string) => request(pathOf(formId, id), { method: 'DELETE' }),
    /** The copy comes right after the original. */
    duplicate: (id: string) => request<Question>(pathOf(formId, id, 'duplicate'), { method: 'POST' }),
    reorder: (ids: string[]) => request<Question[]>(pathOf(formId, 'order'), { method: 'PUT', body: { ids } }),
    rules: () => request<Rule[]>(rules),
    saveRules: (list: Rule[]) => request<Rule[]>(rules, { method: 'PUT', body: { rules: list } }),
  }
}

export type QuestionCalls = ReturnType<typeof callsOf>

/** Runs pieces of work with a form's questions one after the other, in the order in which they are asked for. */
export function useQuestionCalls(formId: string) {
  const { mutateAsync } = useMutation({
    scope: { id: keys.forms.questions(formId).join(' ') },
    mutationFn: (work: () => Promise<unknown>) => work(),
  })
  const latest = useRef(mutateAsync)
  latest.current = mutateAsync
  return useCallback(
    async <T>(work: (calls: QuestionCalls) => Promise<T>) => (await latest.current(() => work(callsOf(formId)))) as T,
    [formId],
  )
}

/** Reads and replaces what the screen knows of a form's questions. */
export function useQuestionCache(formId: string) {
  const client = useQueryClient()
  return useMemo(() => {
    const queryKey = keys.forms.questions(formId)
    return {
      read: () => client.getQueryData<Question[]>(queryKey) ?? [],
      /** The form has the number and the languages of its questions, and the time of their last change. */
      fill: (questions: Question[]) => {
        client.setQueryData(queryKey, questions)
        void client.invalidateQueries({ queryKey: keys.forms.all, exact: true })
        void client.invalidateQueries({ queryKey: keys.forms.one(formId), exact: true })
      },
      renewRules: () => client.invalidateQueries({ queryKey: keys.forms.rules(formId) }),
    }
  }, [client, formId])
}
