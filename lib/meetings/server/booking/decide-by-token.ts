import { database } from '@/db/client'
import { listHostsOfBooking } from '@/db/queries/meetings/hosts'
import type { Member } from '@/lib/bookings/acting'
import { log } from '@/lib/log/log'
import { env } from '@/lib/platform/env'
import { toCardResponse } from '@/lib/platform/html-card'
import { decidePath, findByToken } from '@/lib/platform/tokens'
import { languageOfRequest } from '@/lib/request/language'
import { AppError, nullIfMissing } from '@/lib/shared/errors'
import { DEFAULT_LANGUAGE, toOwnerLanguage } from '@/lib/shared/languages'
import { approve, decline } from './decide'
import { DECISIONS, type Decision, decidePage, missingRequestPage } from './decide-page'
import { type Both, findBoth } from './find-both'

/** Shows a request with the button of the decision in the query, and changes nothing. */
export async function showRequest(token: string, request: Request, now: Date): Promise<Response> {
  const both = await find(token)
  if (!both) return missing(request)
  const query = new URL(request.url).searchParams
  const isMoved = query.has('moved')
  return toCardResponse(decidePage(both, { decision: readDecision(query) ?? 'approve', isMoved, now }))
}

/**
 * Decides a request by the fields of the form above, and leads back to its page, which says how it stands: also when it was
 * decided before. A request that was moved since the form was shown is shown again. Without a decision nothing happens.
 */
export async function decideByToken(
  token: string,
  { request, fields, reason }: { request: Request; fields: URLSearchParams; reason: string | null },
  now: Date,
): Promise<Response> {
  const both = await find(token)
  if (!both) return missing(request)
  const { id } = both.booking
  const { startTime } = both.booking.moveRequest ?? both.booking
  const decision = readDecision(fields)
  if (!decision) return lead(decidePath(id))
  const shown = fields.get('startTime')
  const isMoved = shown !== null && shown !== startTime.toISOString()
  if (isMoved) return lead(`${decidePath(id)}?decision=${decision}&moved=1`)
  try {
    const member = await findMember(token, both)
    await (decision === 'approve' ? approve(id, { ...member, now }) : decline(id, reason, { ...member, now }))
    log(decision === 'approve' ? 'request_approved' : 'request_declined', { target: both.meeting.id })
  } catch (error) {
    const isDecided = error instanceof AppError && (error.code === 'not_pending' || error.code === 'past')
    if (!isDecided) throw error
  }
  return lead(decidePath(id))
}

async function find(token: string): Promise<Both | null> {
  const id = await findByToken('decide', token)
  return id ? nullIfMissing(findBoth(id)) : null
}

/** The host to whom the link was mailed. Nothing for the link of an owner. */
async function findMember(token: string, { booking }: Both): Promise<Member> {
  const id = await findByToken('decide', token)
  if (!booking.hosts || id === booking.id) return {}
  const host = (await listHostsOfBooking(database(), booking.id)).find((one) => one.id === id)
  return host ? { person: { name: host.name } } : {}
}

/** No owner is known, so the browser's language counts. */
function missing(request: Request): Response {
  const language = toOwnerLanguage(languageOfRequest(request)) ?? DEFAULT_LANGUAGE
  return toCardResponse(missingRequestPage(language), { status: 404 })
}

function readDecision(fields: URLSearchParams): Decision | null {
  const decision = fields.get('decision')
  return DECISIONS.find((one) => one === decision) ?? null
}

/** 303 makes a GET of it, so that a reload does not send the form again. */
function lead(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: env().APP_URL + path, 'Cache-Control': 'no-store' } })
}
