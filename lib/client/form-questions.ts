import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OptionInput } from '@/lib/forms/questions/options'
import type { Question } from '@/lib/vocabulary/forms/question'
import type { QuestionType } from '@/lib/vocabulary/forms/question-types'
import type { QuestionTextName, Translations } from '@/lib/vocabulary/text/translations'
import { formApiPath, useStaleForms } from './forms'
import { keys } from './keys'
import { request } from './request'

/** The body of a change to a question; an option that has a value keeps it. */
export type QuestionBody = {
  question: string
  description: string
  isRequired: boolean
  options: OptionInput[]
  translations: Translations<QuestionTextName>
}
/** The body of a new question; without `order` it comes last. */
export type NewQuestionBody = Partial<QuestionBody> & { questionType: QuestionType; question: string; order?: number }

const pathOf = (formId: string, ...below: string[]) => formApiPath(formId, 'questions', ...below)

/** In form order. */
export function useQuestions(formId: string) {
  return useQuery({
    queryKey: keys.forms.questions(formId),
    queryFn: () => request<Question[]>(pathOf(formId)),
  })
}

export function useAddQuestion(formId: string) {
  const onSuccess = useStaleForms()
  return useMutation({
    mutationFn: (body: NewQuestionBody) => request<Question>(pathOf(formId), { method: 'POST', body }),
    onSuccess,
  })
}

export function useUpdateQuestion(formId: string) {
  const onSuccess = useStaleForms()
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: Partial<QuestionBody> }) =>
      request<Question>(pathOf(formId, id), { method: 'PATCH', body }),
    onSuccess,
  })
}

/** The rules that name it go with it. */
export function useDeleteQuestion(formId: string) {
  const onSuccess = useStaleForms()
  return useMutation({ mutationFn: (id: string) => request(pathOf(formId, id), { method: 'DELETE' }), onSuccess })
}

/** Returns the copy, which comes right after the original. */
export function useDuplicateQuestion(formId: string) {
  const onSuccess = useStaleForms()
  return useMutation({
    mutationFn: (id: string) => request<Question>(pathOf(formId, id, 'duplicate'), { method: 'POST' }),
    onSuccess,
  })
}

/** Shows the new order at once, and the old one again when it is refused. Several in a row are sent one after the other. */
export function useReorderQuestions(formId: string) {
  const client = useQueryClient()
  const onStale = useStaleForms()
  const queryKey = keys.forms.questions(formId)
  const mutationKey = [...queryKey, 'order']
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (ids: string[]) => request(pathOf(formId, 'order'), { method: 'PUT', body: { ids } }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Question[]>(queryKey)
      client.setQueryData<Question[]>(queryKey, before && inOrder(before, ids))
      return { before }
    },
    onError: (_error, _ids, shown) => client.setQueryData(queryKey, shown?.before),
    // Those that still wait have shown a newer order than the server knows.
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? onStale() : undefined),
  })
}

function inOrder(questions: Question[], ids: string[]): Question[] {
  const sorted = [...questions].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  return sorted.map((question, order) => ({ ...question, order }))
}
