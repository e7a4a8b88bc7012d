import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LogicRule } from '@/lib/forms/rules/logic-rule'
import { formApiPath, useStaleForms } from './forms'
import { keys } from './keys'
import { request } from './request'

/** In list order. */
export function useLogicRules(formId: string) {
  return useQuery({
    queryKey: keys.forms.rules(formId),
    queryFn: () => request<LogicRule[]>(formApiPath(formId, 'logic-rules')),
  })
}

/** The whole list takes the place of the one before: what was saved is shown even where it cannot be read again. */
export function useSaveLogicRules(formId: string) {
  const client = useQueryClient()
  const onStale = useStaleForms()
  return useMutation({
    mutationFn: (rules: LogicRule[]) =>
      request<LogicRule[]>(formApiPath(formId, 'logic-rules'), { method: 'PUT', body: { rules } }),
    onSuccess: (saved) => {
      client.setQueryData(keys.forms.rules(formId), saved)
      return onStale()
    },
  })
}
