import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TimeOffers } from '@/lib/meetings/offer-schemas'
import type { HandedOver } from '@/lib/meetings/schema'
import type { TimeOffSpan } from '@/lib/scheduling/vocabulary'
import type { Settings } from '@/lib/settings/schema'
import { LANGUAGES, type Language } from '@/lib/shared/languages'
import type { HolidayRegion } from '@/lib/shared/time-off'
import { namedIn } from '@/lib/time-off/countries-in'
import type { AffectedMeetings, HolidayCountry, TimeOff, UpdateTimeOffInput } from '@/lib/time-off/schema'
import type { TimeOffOutput } from '@/lib/time-off/time-off-form'
import { keys } from './keys'
import { meetingPath } from './meetings'
import { request } from './request'

const pathOf = (id: string) => `/api/time-off/${encodeURIComponent(id)}`

export function useTimeOff() {
  return useQuery({ queryKey: keys.timeOff.list, queryFn: () => request<TimeOff[]>('/api/time-off') })
}

/** Bookings and meetings in a span, without one in all active time off. Visitors add bookings, so each question is a new one. */
export function useAffected(span: TimeOffSpan | null, isAsked = true) {
  const query = span ? toQuery(span) : ''
  return useQuery({
    queryKey: keys.timeOff.affected(query),
    queryFn: () => request<AffectedMeetings>(`/api/time-off/affected${query}`),
    enabled: isAsked,
    staleTime: 0,
    placeholderData: (before) => before,
  })
}

function toQuery({ from, to, startTime, endTime }: TimeOffSpan): string {
  const days = { from, to }
  return `?${new URLSearchParams(startTime && endTime ? { ...days, startTime, endTime } : days)}`
}

export function useAddTimeOff() {
  const onSuccess = useStaleTimeOff()
  return useMutation({
    mutationFn: (body: TimeOffOutput) => request<TimeOff>('/api/time-off', { method: 'POST', body }),
    onSuccess,
  })
}

export function useChangeTimeOff() {
  const onSuccess = useStaleTimeOff()
  return useMutation({
    mutationFn: ({ id, ...body }: UpdateTimeOffInput & { id: string }) =>
      request<TimeOff>(pathOf(id), { method: 'PATCH', body }),
    onSuccess,
  })
}

/** The bookings in its way that the account holds for teams. */
export function useHandOverTimeOff(id: string) {
  const onSettled = useStaleTimeOff()
  return useMutation({
    mutationFn: (body: { reason?: string }) => request<HandedOver>(`${pathOf(id)}/hand-over`, { method: 'POST', body }),
    onSettled,
  })
}

export function useDeleteTimeOff() {
  const onSuccess = useStaleTimeOff()
  return useMutation({ mutationFn: (id: string) => request(pathOf(id), { method: 'DELETE' }), onSuccess })
}

/** Shown as it will be before the server answers, and as it was when the server refuses. */
export function useSwitchHoliday() {
  const client = useQueryClient()
  const onSettled = useStaleTimeOff()
  const set = (id: string, isActive: boolean) =>
    client.setQueryData<TimeOff[]>(keys.timeOff.list, (list) =>
      list?.map((entry) => (entry.id === id ? { ...entry, isActive } : entry)),
    )
  return useMutation({
    mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) =>
      request<TimeOff>(pathOf(id), { method: 'PATCH', body: { isActive } }),
    onMutate: ({ id, isActive }) => set(id, isActive),
    onError: (_, { id, isActive }) => set(id, !isActive),
    onSettled,
  })
}

/** By their names in the reader's language. */
export function useHolidayCountries(isAsked: boolean, language: Language) {
  return useQuery({
    queryKey: keys.holidayCountries(language),
    queryFn: async () => {
      const countries = await request<HolidayCountry[]>(`/api/holidays/regions?language=${language}`)
      return namedIn(LANGUAGES[language].locale, countries)
    },
    enabled: isAsked,
  })
}

export function useSaveHolidays() {
  const client = useQueryClient()
  const refresh = useStaleTimeOff()
  return useMutation({
    mutationFn: (body: { holidays: HolidayRegion | null; timezone?: string }) =>
      request<Settings>('/api/settings', { method: 'PATCH', body }),
    onSuccess: (settings) => {
      client.setQueryData(keys.settings, settings)
      return refresh()
    },
  })
}

const OFFERS_POLL_MS = 15_000

/** Guests answer while their owner looks on: as long as one of them has a choice, the list is read again and again. */
export function useTimeOffers(id: string) {
  return useQuery({
    queryKey: keys.timeOff.offers(id),
    queryFn: () => request<TimeOffers>(`${pathOf(id)}/offers`),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data?.offers.some(({ state }) => state === 'offered') && OFFERS_POLL_MS,
  })
}

export function useOfferTimes(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { meetings: string[]; message?: string }) =>
      request<TimeOffers>(`${pathOf(id)}/offers`, { method: 'POST', body }),
    onSuccess: (offers) => client.setQueryData(keys.timeOff.offers(id), offers),
    // Some may have been mailed before it failed.
    onError: () => client.invalidateQueries({ queryKey: keys.timeOff.offers(id) }),
  })
}

/** Cancels one booking after the other. Returns how many could not be. */
export function useCancelMeetings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ meetings, message }: { meetings: string[]; message: string }) => {
      let failed = 0
      for (const id of meetings) {
        const body = message ? { message } : {}
        await request(`${meetingPath(id)}/cancel`, { method: 'POST', body }).catch(() => {
          failed += 1
        })
      }
      return failed
    },
    onSettled: () =>
      Promise.all([keys.timeOff.all, keys.meetings.all].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

function useStaleTimeOff() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.timeOff.all })
}
