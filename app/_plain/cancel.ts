import { POST as cancel } from '@/app/api/bookings/[token]/cancel/route'
import type { CancelView } from '@/components/visitor/plain/views'
import { callRoute } from '@/lib/api/call-route'
import { readTypedForm } from '@/lib/api/typed-form'
import { bookingPath } from '@/lib/meetings/visitor/plain-links'
import { readChangeable } from './managed'
import { plainPage } from './visit'

const PARTS = ['managedBooking', 'moveBooking', 'booking', 'tryAgain'] as const

/** /b/{token}/cancel: asks, because mail scanners open links, and cancels when the form is sent. */
export const drawCancel = plainPage<CancelView>(PARTS, async (visit) => {
  const { request } = visit
  const isPost = request.method === 'POST'
  const fields = isPost ? await readTypedForm(request) : new URLSearchParams()
  const read = await readChangeable('cancel', visit)
  if ('answer' in read) return read.answer
  const { found: booking } = read
  const { t, say } = visit.texts.part('plain')
  const { title, token } = booking
  const message = fields.get('message') ?? ''
  const view: CancelView = { booking, message, failure: null }
  if (!isPost) return { title: say(t.managed.cancelTitle, { title }), view }
  const reason = message.trim()
  const { failure } = await callRoute(cancel, request.headers, {
    path: `/api/bookings/${token}/cancel`,
    params: { token },
    body: reason ? { reason } : {},
  })
  if (!failure) return { redirect: bookingPath(token, 'cancelled') }
  const again = await readChangeable('cancel', visit)
  if ('answer' in again) return again.answer
  return {
    title: say(t.managed.notCancelledTitle, { title }),
    status: failure.status,
    retryAfterSeconds: failure.retryAfterSeconds,
    view: { ...view, failure },
  }
})
