import { database } from '@/db/client'
import { findRoom, type Room } from '@/db/queries/meetings/rooms'
import { toCardResponse } from '@/lib/platform/html-card'
import { findByToken } from '@/lib/platform/tokens'
import { languageOfRequest } from '@/lib/request/language'
import { AppError } from '@/lib/shared/errors'
import { DEFAULT_LANGUAGE } from '@/lib/shared/languages'
import { cleanName } from '@/lib/shared/text/person-name'
import { textsOf } from '@/messages'
import { enterRoom } from './enter'
import { languageOfRoom, missingRoomPage, roomPage } from './room-page'

/** Shows what meets when. Asks no server. */
export async function showRoom(token: string, request: Request, now: Date): Promise<Response> {
  const room = await find(token)
  return room ? show(room, { token, request, now }) : missing(request)
}

/** Leads into the room; a browser that may not enter now sees the page again, which says why. */
export async function joinByToken(token: string, request: Request, now: Date): Promise<Response> {
  const room = await find(token)
  if (!room) {
    if (takesPages(request)) return missing(request)
    throw new AppError('meeting_not_found')
  }
  const language = languageOfRoom(room, languageOfRequest(request))
  const person = cleanName(room.attendeeName ?? '') || textsOf(language).t.room.guest
  try {
    const url = await enterRoom(room, { person, role: 'VIEWER' }, now)
    return new Response(null, {
      status: 303,
      headers: { Location: url, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
    })
  } catch (error) {
    const isAway = error instanceof AppError && error.code === 'video_unavailable'
    const isClosed = error instanceof AppError && error.code === 'not_open'
    if (!takesPages(request) || !(isAway || isClosed)) throw error
    return show(room, { token, request, now, status: isAway ? 503 : 409 })
  }
}

type Shown = { token: string; request: Request; now: Date; status?: number }

function show(room: Room, { token, request, now, status = 200 }: Shown): Response {
  const language = languageOfRoom(room, languageOfRequest(request))
  const page = roomPage(room, { path: `/join/${token}`, language, isAway: status === 503, now })
  // Browsers hold every redirect of a form to its policy, and a server may pass people on to another one.
  return toCardResponse(page, { status, formTargets: "'self' https: http:" })
}

async function find(token: string): Promise<Room | null> {
  const id = await findByToken('join', token)
  return id === null ? null : findRoom(database(), id)
}

function missing(request: Request): Response {
  return toCardResponse(missingRoomPage(languageOfRequest(request) ?? DEFAULT_LANGUAGE), { status: 404 })
}

const takesPages = (request: Request) => request.headers.get('accept')?.includes('text/html') ?? false
