import { POST as leave } from '@/app/api/guests/[token]/leave/route'
import { GET as readGuest } from '@/app/api/guests/[token]/route'
import type { LeaveView } from '@/components/visitor/plain/views'
import { callRoute } from '@/lib/api/call-route'
import { readTypedForm } from '@/lib/api/typed-form'
import { noteOpenedFromMail } from '@/lib/meetings/server/booking/opened-from-mail'
import type { GuestBooking } from '@/lib/meetings/visitor/guest-booking'
import { MAIL_MARK } from '@/lib/platform/tokens'
import { refusalWords } from './refusal-words'
import { readFormats } from './times'
import { notFound, plainPage } from './visit'

/** The page of a guest: GET shows the meeting, POST leaves it. */
export const drawLeave = plainPage<LeaveView>(['booking', 'leave'], async (visit) => {
  const {
    params: { token },
    request,
    texts,
  } = visit
  const { t, say } = texts.part('leave')
  await noteOpenedFromMail(visit.query.get(MAIL_MARK), visit.now)
  const path = `/api/guests/${encodeURIComponent(token)}`
  const { data: meeting, failure } = await callRoute<GuestBooking>(readGuest, request.headers, {
    path,
    params: { token },
  })
  if (!meeting) {
    return failure.status === 404
      ? notFound(visit, t.unknown)
      : { ...failure, trouble: { title: texts.t.plain.trouble, text: refusalWords(failure, texts) } }
  }
  const { timeFormat } = readFormats(request.headers)
  const view = { meeting, timeFormat, failure: null, hasLeft: false }
  const title = say(t.pageTitle, { title: meeting.title })
  if (request.method !== 'POST') return { title, view }
  await readTypedForm(request)
  const answer = await callRoute(leave, request.headers, { path: `${path}/leave`, params: { token }, body: {} })
  if (answer.failure) return { ...answer.failure, title, view: { ...view, failure: answer.failure } }
  return { title, view: { ...view, hasLeft: true } }
})
