import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { createMeeting, deletePlatformMeeting, findMeeting, listMeetings, type MeetingRow } from '@/db/queries/meetings'
import { AppError } from '@/lib/errors'
import type { CreateMeetingInput, Meeting } from './schema'

const PAGE_SIZE = 50

export type MeetingPage = { meetings: Meeting[]; nextPage: number | null; total: number }

export async function listMeetingPage(owner: OwnerId, page: number): Promise<MeetingPage> {
  const { rows, total } = await listMeetings(database(), owner, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
  return { meetings: rows.map(toMeeting), nextPage: page * PAGE_SIZE < total ? page + 1 : null, total }
}

export async function getMeeting(owner: OwnerId, id: string): Promise<Meeting> {
  return toMeeting(found(await findMeeting(database(), owner, id)))
}

export async function createPlatformMeeting(owner: OwnerId, input: CreateMeetingInput): Promise<Meeting> {
  return toMeeting(await createMeeting(database(), owner, { ...input, primarySource: 'platform' }))
}

export async function deleteMeeting(owner: OwnerId, id: string): Promise<void> {
  const meeting = found(await findMeeting(database(), owner, id))
  if (meeting.primarySource !== 'platform') {
    throw new AppError('forbidden', 'Only meetings created here can be changed or deleted.')
  }
  if (!(await deletePlatformMeeting(database(), owner, id))) found(null)
}

function found<T>(meeting: T | null): T {
  if (!meeting) throw new AppError('not_found', 'Meeting not found')
  return meeting
}

function toMeeting(row: MeetingRow): Meeting {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    startTime: row.startTime.toISOString(),
    endTime: row.endTime.toISOString(),
    location: row.location,
    locationData: row.locationData,
    attendees: row.attendees,
    primarySource: row.primarySource,
    source: row.primarySource,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
