import { useQuery } from '@tanstack/react-query'
import type { Calendar } from '@/lib/shared/calendars/calendar'
import { keys } from './keys'
import { request } from './request'

/** Calls every connected provider, so enable it only for owners with a connection. */
export function useCalendars(isAsked: boolean) {
  return useQuery({
    queryKey: keys.calendars,
    queryFn: () => request<Calendar[]>('/api/calendars'),
    enabled: isAsked,
  })
}
