import { useQuery } from '@tanstack/react-query'
import type { Calendar } from '@/lib/vocabulary/calendar'
import { keys } from './keys'
import { request } from './request'

/** Asks every connected provider: only for somebody who has one. */
export function useCalendars(isAsked: boolean) {
  return useQuery({
    queryKey: keys.calendars,
    queryFn: () => request<Calendar[]>('/api/calendars'),
    enabled: isAsked,
  })
}
