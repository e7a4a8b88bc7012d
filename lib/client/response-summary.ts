import { useQuery } from '@tanstack/react-query'
import type { ResponseQuery } from '@/lib/forms/responses-schema'
import type { FormSummary } from '@/lib/forms/summary/summary'
import { formApiPath } from './forms'
import { keys } from './keys'
import { request } from './request'

/**
 * Counted by the server, in the days of the zone; null while the zone is unknown. The shown summary stays until the
 * next one has loaded.
 */
export function useResponseSummary(formId: string, filter: ResponseQuery, timezone: string | null) {
  return useQuery({
    queryKey: keys.forms.summary(formId, filter, timezone ?? ''),
    queryFn: () => {
      const query = new URLSearchParams({ ...filter, ...(timezone && { timezone }) })
      return request<FormSummary>(`${formApiPath(formId, 'responses', 'summary')}?${query}`)
    },
    enabled: timezone !== null,
    placeholderData: (shown) => shown,
  })
}
