import { type InfiniteData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CalendarChangeAction } from '@/lib/meetings/change-schemas'
import type {
  CreateMeetingInput,
  ListedMeeting,
  Meeting,
  MeetingAnswers,
  MeetingDetail,
  MeetingPage,
} from '@/lib/meetings/schema'
import { keys } from './keys'
import { request } from './request'
import { untilSynced } from './until-synced'

/** The body of creating and updating a meeting. Times are ISO instants. An update keeps optional fields that are absent. */
export type MeetingBody = {
  title: string
  description: string
  startTime: string
  endTime: string
  location: Meeting['location']
  locationData?: CreateMeetingInput['locationData'] | undefined
  attendees: string[]
  notifyAttendees: boolean
  defaultCalendars?: string[]
}

/** The path of one meeting in the API. */
export const meetingPath = (id: string) => `/api/meetings/${encodeURIComponent(id)}`

export function useMeeting(id: string) {
  return useQuery({
    queryKey: keys.meetings.one(id),
    queryFn: () => request<MeetingDetail>(meetingPath(id)),
    refetchInterval: ({ state: { data } }) => untilSynced(data ? [data] : []),
  })
}

/** The address by which its owner enters the room of a meeting. */
export function useEnterRoom(id: string) {
  return useMutation({ mutationFn: () => request<{ url: string }>(`${meetingPath(id)}/join`, { method: 'POST' }) })
}

/** Answers that the attendee gave while booking. */
export function useMeetingAnswers(id: string, isAsked: boolean) {
  return useQuery({
    queryKey: keys.meetings.answers(id),
    queryFn: () => request<MeetingAnswers>(`${meetingPath(id)}/answers`),
    enabled: isAsked,
  })
}

export function useCreateMeeting() {
  const onSuccess = useStaleMeetings()
  return useMutation({
    mutationFn: (body: MeetingBody) => request<Meeting>('/api/meetings', { method: 'POST', body }),
    onSuccess,
  })
}

export function useUpdateMeeting(id: string) {
  const onSuccess = useStaleMeetings()
  return useMutation({
    mutationFn: (body: MeetingBody) => request<Meeting>(meetingPath(id), { method: 'PUT', body }),
    onSuccess,
  })
}

/** Makes a deleted meeting again, without telling anybody. Its id is a new one, and so is the link of a video service. */
export function useRestoreMeeting() {
  const onSuccess = useStaleMeetings()
  return useMutation({
    mutationFn: ({ title, description, startTime, endTime, location, ...meeting }: Meeting) => {
      const { customLocation, meetLink, password } = meeting.locationData
      const isOwn = location === 'custom' || location === 'link'
      const locationData = isOwn ? { customLocation, meetLink, password } : { customLocation }
      const { attendees, targetCalendars: defaultCalendars = [] } = meeting
      const fields = { title, description, startTime, endTime, location, locationData, attendees, defaultCalendars }
      return request<Meeting>('/api/meetings', { method: 'POST', body: { ...fields, notifyAttendees: false } })
    },
    onSuccess,
  })
}

/** It leaves the screen with the answer; reading long lists again may take its time after that. */
export function useDeleteMeeting() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, notifyAttendees }: { id: string; notifyAttendees: boolean }) =>
      request(`${meetingPath(id)}?notifyAttendees=${notifyAttendees}`, { method: 'DELETE' }),
    onSuccess: (_, { id }) => {
      dropMeeting(client, id)
      void client.invalidateQueries({ queryKey: keys.meetings.all })
    },
  })
}

function dropMeeting(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: keys.meetings.one(id) })
  client.setQueriesData<InfiniteData<MeetingPage>>({ queryKey: keys.meetings.lists }, (list) =>
    list ? { ...list, pages: list.pages.map((page) => without(page, id)) } : list,
  )
  client.setQueriesData<ListedMeeting[]>({ queryKey: keys.meetings.months }, (month) =>
    month?.filter((meeting) => meeting.id !== id),
  )
}

function without(page: MeetingPage, id: string): MeetingPage {
  return { ...page, meetings: page.meetings.filter((meeting) => meeting.id !== id) }
}

/** Cancels a booking's meeting; the attendee gets an email with the message. */
export function useCancelMeeting() {
  const onSuccess = useStaleMeetings()
  return useMutation({
    mutationFn: ({ id, message }: { id: string; message: string }) =>
      request(`${meetingPath(id)}/cancel`, { method: 'POST', body: message ? { message } : {} }),
    onSuccess,
  })
}

export function useRetryMeetingMails() {
  const onSuccess = useStaleMeetings()
  return useMutation({
    mutationFn: (id: string) => request(`${meetingPath(id)}/retry-mails`, { method: 'POST' }),
    onSuccess,
  })
}

/** About an event that was deleted or moved in its calendar. */
export function useDecideCalendarChange() {
  const onSuccess = useStaleMeetings()
  return useMutation({
    mutationFn: ({ id, action }: { id: string; action: CalendarChangeAction }) =>
      request(`${meetingPath(id)}/calendar-change`, { method: 'POST', body: { action } }),
    onSuccess,
  })
}

/** The write counts as done when the screen shows it. */
export function useStaleMeetings() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.meetings.all })
}
