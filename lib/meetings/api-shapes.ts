import { z } from 'zod'
import { bookingAnswer, moveRequestAnswer } from '@/lib/bookings/api-shapes'
import { responseDetailAnswer } from '@/lib/forms/api-shapes'
import { bookingStatus, meetingStatus } from '@/lib/shared/api-shapes'
import { locationDataAnswer } from '@/lib/shared/calendars/api-shapes'
import { MEETING_LOCATIONS } from '@/lib/shared/calendars/locations'
import { PROVIDER_IDS } from '@/lib/shared/calendars/providers'
import { MEETING_SOURCES } from '@/lib/shared/calendars/sources'
import { GROUP_CHOICES, HOST_STATES } from '@/lib/shared/hosts'
import { MEETING_FEED_KINDS } from '@/lib/shared/meeting-feeds'
import {
  count,
  emailText,
  id,
  isoInstant,
  language,
  madeByKey,
  minuteCount,
  words,
  zoneName,
} from '@/lib/shared/text/api-shapes'
import { TIME_REQUEST_STATES } from '@/lib/shared/time-requests'

const source = z.enum(MEETING_SOURCES).meta({
  id: 'MeetingSource',
  description: '`platform`: made by the owner; `time_slot`: by a booking; else read from a calendar.',
})

const meeting = {
  id: id(),
  title: words('', 'Intro call'),
  description: z.string(),
  startTime: isoInstant(),
  endTime: isoInstant(),
  location: z.enum(MEETING_LOCATIONS),
  locationData: locationDataAnswer,
  attendees: z.array(z.string()).meta({ examples: [['vera@example.com']] }),
  attendeeName: words('Who booked; absent unless a booking made the meeting.', 'Vera Rubin').optional(),
  primarySource: source,
  source,
  status: meetingStatus,
  targetCalendars: z
    .array(z.string())
    .optional()
    .describe('The calendars that hold it, as choices; absent without any.'),
  createdAt: isoInstant(),
  updatedAt: isoInstant(),
}

export const meetingAnswer = z.object(meeting).meta({ id: 'Meeting', description: 'An entry in the owner’s list.' })

export const meetingEventAnswer = z
  .object({
    provider: z.enum(PROVIDER_IDS),
    account: emailText('Empty if no account is involved.'),
    state: z.enum(['waiting', 'done', 'failed']),
    error: words(
      'Why it failed: a provider’s kind of refusal, `expired`, `no-link` or `not-connected`. The owner is asked about `deleted-there` and `moved-there`.',
    ).nullable(),
  })
  .meta({
    id: 'MeetingEvent',
    description: 'An event of the meeting in one of the owner’s calendars, or its video meeting.',
  })

const own = { ...meeting, calendarEvents: z.array(meetingEventAnswer).optional() }

export const bookingStateAnswer = z
  .object({
    status: bookingStatus,
    expiresAt: isoInstant('Until then its owner can decide; absent unless it is pending.').optional(),
    moveRequest: moveRequestAnswer
      .nullish()
      .describe('Another time that its attendee asks for; null or absent without one.'),
    noShow: z.boolean(),
  })
  .meta({ id: 'BookingState', description: 'The state of the booking that made a meeting.' })

const ofTeam = {
  team: z
    .object({ id: id(), name: words('', 'Practice Lovelace'), slug: words('', 'practice-lovelace') })
    .optional()
    .describe('In a host’s own list: the team whose booking it is.'),
}

const host = z.object({
  account: id(),
  name: words('', 'Ada Lovelace'),
  kind: z.enum(['person', 'room']),
  group: words('', 'Therapists'),
})

export const successorsAnswer = z.array(
  z
    .object({
      account: id(),
      name: words('', 'Ben Kaya'),
      group: words('', 'Therapists'),
      state: z.enum(HOST_STATES.filter((state) => state !== 'lost')),
    })
    .meta({ id: 'Successor', description: 'A host to whom a booking may go.' }),
)

export const handedOverAnswer = z
  .object({
    handedOver: count(),
    left: z
      .array(z.object({ meetingId: id(), startTime: isoInstant(), code: words('Why.', 'taken') }))
      .describe('Those that nobody can take, soonest first.'),
  })
  .meta({ id: 'HandedOver', description: 'Bookings that were handed over, each to the next of its group.' })

const groupAssignmentAnswer = z
  .object({
    group: words('', 'Therapists'),
    chose: z.enum(GROUP_CHOICES),
    chosen: z.array(id()),
    ranking: z.array(
      z.object({
        account: id(),
        name: words('', 'Ada Lovelace'),
        state: z.enum(HOST_STATES),
        priority: z.int(),
        weight: z.int(),
        share: z.number().describe('Of the places of this booking.'),
        owed: z.number().nullable().describe('Due minus got, with this share and without this place.'),
      }),
    ),
  })
  .meta({ id: 'GroupAssignment', description: 'How the hosts of one group were chosen.' })

const hasAnswers = z.literal(true).optional().describe('The guest answered a form while booking.')

export const listedMeetingAnswer = z
  .object({
    ...own,
    undeliveredMails: count(),
    booking: bookingStateAnswer.optional().describe('Absent unless a booking made the meeting.'),
    hasAnswers,
    hosts: z.array(host).optional().describe('Of a team’s booking.'),
    ...ofTeam,
  })
  .meta({ id: 'ListedMeeting' })

export const timedMailAnswer = z
  .object({
    mail: z.enum(['reminder', 'follow_up']),
    to: z.enum(['attendee', 'owner']),
    at: isoInstant('When it is due, or was sent.'),
    state: z.enum(['planned', 'sent', 'failed']),
  })
  .meta({ id: 'TimedMail' })

export const meetingDetailAnswer = z
  .object({
    ...own,
    booking: bookingAnswer
      .omit({ manageUrl: true })
      .extend({
        language: language.describe('In which the attendee booked.'),
        timedMails: z.array(timedMailAnswer),
        page: z
          .object({ id: id(), slug: words('', 'intro'), title: words('', 'Intro call') })
          .nullable()
          .describe('The page that was booked; null if it is deleted.'),
      })
      .optional()
      .describe('Absent unless a booking made the meeting.'),
    hasAnswers,
    hosts: z.array(host).optional().describe('Of a team’s booking.'),
    assignment: z.array(groupAssignmentAnswer).optional(),
    ...ofTeam,
  })
  .meta({ id: 'MeetingDetail', description: 'One meeting with the whole life of its booking.' })

export const upNextAnswer = z
  .object({ meetings: z.array(meetingAnswer) })
  .meta({ id: 'UpNext', description: 'The meetings that run or come next, soonest first.' })

export const meetingPageAnswer = z
  .object({
    meetings: z.array(listedMeetingAnswer),
    nextPage: z.int().nullable(),
    nextAfter: words('The `after` of the next page; absent on the last page.').optional(),
    total: z.int().nullable().describe('Null on pages requested by `after`.'),
    unreadCalendars: z
      .array(z.object({ account: emailText(), service: words('', 'Google Calendar'), reason: z.string() }))
      .optional()
      .describe('Accounts whose calendars could not be read; on the first page only.'),
  })
  .meta({ id: 'MeetingPage' })

export const bothAnswer = z
  .object({ booking: bookingAnswer, meeting: meetingAnswer })
  .meta({ id: 'BookingAndMeeting', description: 'A booking with its meeting.' })

export const submittedAnswer = z
  .object({
    id: id('The response’s.'),
    responseToken: words(
      'Names the response to the booking page that comes next, as `response` in `POST /api/schedule/{slug}/book`; without a time to book.',
      'AZ8…',
    ).optional(),
    booking: bookingAnswer.optional().describe('With a time to book.'),
    meeting: meetingAnswer.optional().describe('With a time to book.'),
  })
  .meta({ id: 'Submitted', description: 'A response, with the booking that was made together with it.' })

export const openRequestsAnswer = z.object({ open: count('Requests that wait for approval.') })

export const waitingMailsAnswer = z.object({
  people: count('Attendees and guests whose emails wait for a window of a limit on emails.'),
  until: isoInstant('When the last of these emails may leave.').nullable(),
})

export const meetingAnswersAnswer = z.object({
  answers: responseDetailAnswer.nullable().describe('Null if nothing was asked.'),
  earlier: z
    .array(responseDetailAnswer)
    .optional()
    .describe('Where the page asked questions of its own: answers to the form from which the guest came.'),
})

/** `open`: no time was offered yet; `ended`: cancelled, declined or begun. */
export const OFFER_STATES = ['open', 'offered', 'moved', 'ended'] as const

export const timeOffersAnswer = z
  .object({
    offers: z
      .array(
        z.object({
          meetingId: id(),
          title: words('', 'Intro call'),
          attendeeName: words('', 'Vera Rubin'),
          attendeeEmail: emailText(),
          timezone: zoneName('The guest’s.'),
          startTime: isoInstant('The time in the way.'),
          endTime: isoInstant(),
          state: z.enum(OFFER_STATES),
          times: z
            .array(isoInstant())
            .describe('At most three, soonest first: those that would be offered, or that were.'),
          newTime: isoInstant('Its start now, once it has another one.').nullable(),
        }),
      )
      .describe('Soonest first, at most 100.'),
    isWhole: z.boolean().describe('False if there are more.'),
  })
  .meta({
    id: 'TimeOffers',
    description: 'The bookings in the way of time off, and the times that their guests are offered.',
  })

const feed = {
  id: id(),
  kind: z.enum(MEETING_FEED_KINDS).describe('`busy` tells no more than when its owner is busy.'),
  pageId: id('Only the bookings of this page; null for all meetings.').nullable(),
  keyId: madeByKey(),
  createdAt: isoInstant(),
  lastReadAt: isoInstant('Null before a program has read it.').nullable(),
}

export const meetingFeedAnswer = z
  .object(feed)
  .meta({ id: 'Feed', description: 'An address at which calendar programs read the meetings.' })

export const createdFeedAnswer = z
  .object({ ...feed, url: words('Its address, this once.', 'https://slots.example.com/feeds/….ics') })
  .meta({ id: 'CreatedFeed' })

export const timeRequestAnswer = z
  .object({
    id: id(),
    pageId: id(),
    pageTitle: words('', 'Intro call'),
    pageTimezone: zoneName('The page’s.'),
    attendeeName: words('', 'Vera Rubin'),
    attendeeEmail: emailText(),
    timezone: zoneName('The guest’s.'),
    note: z.string(),
    duration: minuteCount(),
    startTimes: z.array(isoInstant()).describe('The times that are asked for, one or two, soonest first.'),
    state: z.enum(TIME_REQUEST_STATES),
    suggestedTimes: z.array(isoInstant()).describe('Those that the guest was suggested, soonest first.'),
    asksQuestions: z.boolean().describe('True where the page has a form, whose questions a request does not answer.'),
    expiresAt: isoInstant('The last of its times; from then on nothing can become of it.'),
    createdAt: isoInstant(),
  })
  .meta({ id: 'TimeRequest', description: 'Times for which a guest asks and which the page does not offer.' })

export const timeRequestsAnswer = z
  .object({ requests: z.array(timeRequestAnswer) })
  .meta({ id: 'TimeRequests', description: 'Requests for other times that wait for the owner, at most 50.' })

export const suggestionsAnswer = z
  .object({ times: z.array(isoInstant()).describe('Soonest first.') })
  .meta({ id: 'Suggestions', description: 'Free times near the one that a guest asks for.' })
