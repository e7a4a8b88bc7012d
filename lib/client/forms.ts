import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EndingInput } from '@/lib/forms/endings-schema'
import type { Form, Theme } from '@/lib/forms/form'
import type { FormTemplate } from '@/lib/forms/form-templates'
import { keys } from './keys'
import { request } from './request'

/** Bodies of creating and changing a form; fields left out of a change stay as they are. */
export type FormBody = {
  title: string
  description: string
  isPublished: boolean
  theme: Theme
  notify: Form['notify']
}
type FormChanges = Partial<
  FormBody & { endings: EndingInput[] } & Pick<
      Form,
      'closesAt' | 'maxResponses' | 'closedText' | 'thanksText' | 'submitLabel' | 'respondentMail' | 'nextPageId'
    >
>

/** The API path of a form, and of resources below it. */
export function formApiPath(id: string, ...below: string[]): string {
  return ['/api/forms', ...[id, ...below].map(encodeURIComponent)].join('/')
}

export function useForms({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({ enabled, queryKey: keys.forms.all, queryFn: () => request<Form[]>('/api/forms') })
}

/** The forms that `query` finds, in its order; null asks nothing. The last ones stay until others come. */
export function useFoundForms(query: string | null) {
  return useQuery({
    queryKey: keys.forms.found(query ?? ''),
    queryFn: () => request<Form[]>(`/api/forms?${query}`),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  })
}

export function useForm(id: string) {
  return useQuery({ queryKey: keys.forms.one(id), queryFn: () => request<Form>(formApiPath(id)) })
}

export function useCreateForm() {
  const onSuccess = useStaleForms()
  return useMutation({
    mutationFn: (body: Partial<FormBody> & { title: string; template?: FormTemplate }) =>
      request<Form>('/api/forms', { method: 'POST', body }),
    onSuccess,
  })
}

export function useUpdateForm(id: string) {
  const onSuccess = useStaleForms()
  return useMutation({
    mutationFn: (body: FormChanges) => request<Form>(formApiPath(id), { method: 'PATCH', body }),
    onSuccess,
  })
}

export function useDeleteForm(id: string) {
  const onSuccess = useStaleForms()
  return useMutation({ mutationFn: () => request(formApiPath(id), { method: 'DELETE' }), onSuccess })
}

/** Returns the copy, a draft. */
export function useDuplicateForm(id: string) {
  const onSuccess = useStaleForms()
  return useMutation({ mutationFn: () => request<Form>(formApiPath(id, 'duplicate'), { method: 'POST' }), onSuccess })
}

/** Gives the form to another account, by its id. */
export function useTransferForm(id: string) {
  const onSuccess = useStaleForms()
  return useMutation({
    mutationFn: (account: string) => request<Form>(formApiPath(id, 'transfer'), { method: 'POST', body: { account } }),
    onSuccess,
  })
}

/** Whatever belongs to a form is below the list's key. The write counts as done when the screen shows it. */
export function useStaleForms() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.forms.all })
}
