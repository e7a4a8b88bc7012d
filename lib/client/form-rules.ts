import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Rule } from '@/lib/shared/forms/rule'
import { formApiPath, useStaleForms } from './forms'
import { keys } from './keys'
import { request } from './request'

/** In list order. */
export function useFormRules(formId: string) {
  return useQuery({
    queryKey: keys.forms.rules(formId),
    queryFn: () => request<Rule[]>(formApiPath(formId, 'rules')),
  })
}

/** The whole list takes the place of the one before: what was saved is shown even where it cannot be read again. */
export function useSaveFormRules(formId: string) {
  const client = useQueryClient()
  const onStale = useStaleForms()
  return useMutation({
    mutationFn: (rules: Rule[]) => request<Rule[]>(formApiPath(formId, 'rules'), { method: 'PUT', body: { rules } }),
    onSuccess: (saved) => {
      client.setQueryData(keys.forms.rules(formId), saved)
      return onStale()
    },
  })
}
