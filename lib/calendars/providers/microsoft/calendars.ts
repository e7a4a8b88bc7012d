import { z } from 'zod'
import type { CalendarRef, Connection } from '../provider'
import { readPages } from './paging'
import { calendarPath, type MicrosoftCall, PREFER } from './rules'

const TEAMS = 'teamsForBusiness'

const calendar = z.object({
  id: z.string().min(1),
  name: z.string().nullish(),
  canEdit: z.boolean().nullish(),
  isDefaultCalendar: z.boolean().nullish(),
})

export async function listCalendars(call: MicrosoftCall): Promise<CalendarRef[]> {
  const query = new URLSearchParams({ $select: 'id,name,canEdit,isDefaultCalendar', $top: '100' })
  const { items } = await readPages(call, { name: 'calendars.list', path: `/me/calendars?${query}`, item: calendar })
  return items.map(({ id, name, canEdit, isDefaultCalendar }) => ({
    id,
    name: name || id,
    isPrimary: isDefaultCalendar ?? false,
    canWrite: canEdit ?? false,
  }))
}

const conferences = z.object({ allowedOnlineMeetingProviders: z.array(z.string()).nullish() })

/** True when events of this calendar can have a Teams link; personal accounts cannot. */
export async function mayUseTeams({ tools, connection }: MicrosoftCall, calendarId: string): Promise<boolean> {
  if (isWithoutTeams(connection.config)) return false
  const { allowedOnlineMeetingProviders } = await tools.api(connection, {
    name: 'calendar.get',
    method: 'GET',
    path: calendarId === '' ? '/me/calendar' : calendarPath(calendarId),
    query: { $select: 'allowedOnlineMeetingProviders' },
    headers: PREFER,
    answer: conferences,
  })
  return allowedOnlineMeetingProviders?.includes(TEAMS) ?? false
}

function isWithoutTeams({ canConference }: Connection['config']): boolean {
  return canConference === false
}
