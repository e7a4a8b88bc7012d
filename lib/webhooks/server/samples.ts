import type { WebhookEvent } from '@/lib/shared/webhooks'

const NOBODY = '00000000-0000-7000-8000-000000000001'
const TIMES = { startTime: '2030-05-06T09:00:00.000Z', endTime: '2030-05-06T09:30:00.000Z' }

const MEETING = {
  id: NOBODY,
  title: 'Intro call',
  description: '',
  ...TIMES,
  location: 'google_meet',
  locationData: {},
  attendees: ['vera@example.com'],
  primarySource: 'time_slot',
  source: 'time_slot',
}

const BOOKING = {
  id: NOBODY,
  ...TIMES,
  attendeeName: 'Vera Sample',
  attendeeEmail: 'vera@example.com',
  duration: 30,
  guests: [],
  noShow: false,
  moves: 0,
  changeableUntil: { cancel: TIMES.startTime, move: TIMES.startTime },
}

const REPLACED = { from: { account: NOBODY, name: 'Ada Sample' }, to: { account: NOBODY, name: 'Ben Sample' } }

const STATUSES = {
  'booking.requested': ['pending', 'pending'],
  'booking.created': ['confirmed', 'confirmed'],
  'booking.moved': ['confirmed', 'confirmed'],
  'booking.cancelled': ['cancelled', 'cancelled'],
  'booking.declined': ['declined', 'cancelled'],
  'booking.reassigned': ['confirmed', 'confirmed'],
  'booking.no_show': ['confirmed', 'confirmed'],
} as const

/** Made-up data for a test of an owner who has nothing real yet, in the shape of the real. */
export function sampleData(type: WebhookEvent, now: Date): object {
  const version = now.getTime()
  const form = { id: NOBODY, title: 'Feedback' }
  switch (type) {
    case 'form.closed':
      return {
        version,
        reason: 'hand',
        form: { ...form, slug: 'feedback-x7k2pq', closesAt: null, maxResponses: null, responseCount: 0 },
      }
    case 'connection.expired':
      return {
        version,
        connection: { id: NOBODY, type: 'google_calendar', account: 'ada@example.com', status: 'expired' },
      }
    case 'response.created':
    case 'response.deleted':
      return { version, form, response: sampleResponse(now), questions: [] }
    default: {
      const [status, meetingStatus] = STATUSES[type]
      const at = now.toISOString()
      return {
        version: 1,
        meeting: { ...MEETING, status: meetingStatus, createdAt: at, updatedAt: at },
        booking: { ...BOOKING, status, history: [{ at, by: 'attendee', what: 'booked' }] },
        page: { id: NOBODY, slug: 'intro', title: 'Intro call' },
        ...(type === 'booking.reassigned' && REPLACED),
      }
    }
  }
}

function sampleResponse(now: Date): object {
  return {
    id: NOBODY,
    respondentName: 'Vera Sample',
    respondentEmail: 'vera@example.com',
    data: {},
    createdAt: now.toISOString(),
  }
}
