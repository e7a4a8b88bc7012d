import { createToken } from '@/lib/platform/tokens'
import { bookBy, createBooking } from '@/tests/support/factories/bookings'
import { visitor } from '@/tests/support/factories/pages'
import { type Calls, dateInDays, getting, type Measured, type Subject, succeed } from './subject'

const slotsOf = (days: number) =>
  getting(
    'guest',
    ({ slug }) => `/api/schedule/${slug}/slots?from=${dateInDays(0)}&to=${dateInDays(days - 1)}&timezone=UTC`,
  )

const book = ({ guest, slug }: Subject, body: object) => createBooking(guest, slug, body)

const submit =
  (which: 'form' | 'limitedForm'): Measured =>
  async ({ guest, [which]: { slug, responses } }) => {
    const body = { responses, respondentName: 'Vera', elapsedMs: 20_000 }
    return () => succeed(guest.post(`/api/public/forms/${slug}/submit`, body))
  }

/** Public calls. */
export const VISITOR_CALLS: Calls = {
  health: getting('guest', () => '/api/health'),
  schedule: getting('guest', ({ slug }) => `/api/schedule/${slug}`),
  'schedule with form': getting('guest', ({ slugWithForm }) => `/api/schedule/${slugWithForm}`),
  'slots 31d': slotsOf(31),
  'slots 100d': slotsOf(100),
  conflicts: getting('guest', ({ slug }) => `/api/schedule/${slug}/conflicts?date=${dateInDays(20)}`),
  book: async (subject) => {
    const body = visitor(subject.nextStart())
    return () => book(subject, body)
  },
  'book taken': async (subject) => {
    const body = visitor(subject.nextStart())
    await book(subject, body)
    return async () => {
      const { status } = await bookBy(subject.guest, subject.slug, body)
      if (status !== 409) throw new Error(`Answered with ${status}`)
    }
  },
  'book with form': async (subject) => {
    const body = { ...visitor(subject.nextStart()), responses: subject.form.responses }
    return () => book({ ...subject, slug: subject.slugWithForm }, body)
  },
  'cancel by visitor': async (subject) => {
    const { booking } = await book(subject, visitor(subject.nextStart()))
    const token = createToken('manage', booking.id)
    return () => succeed(subject.guest.post(`/api/bookings/${token}/cancel`, {}))
  },
  'form facts': getting('guest', ({ form }) => `/api/public/forms/${form.slug}`),
  'form submit': submit('form'),
  'form facts limited': getting('guest', ({ limitedForm }) => `/api/public/forms/${limitedForm.slug}`),
  'form submit limited': submit('limitedForm'),
  'send-magic-link':
    async ({ guest, email }) =>
    () =>
      succeed(guest.post('/api/auth/send-magic-link', { email })),
}
