import { describe, expect, it } from 'vitest'
import { convertCalcom } from '@/lib/arrivals/calcom/convert'
import { FIELDS } from '@/lib/arrivals/calcom/fields'
import { sha256 } from '@/lib/platform/sha256'
import { judgeLine } from '@/lib/portability/server/judge-line'
import { PARTS } from '@/lib/shared/portability'
import { calcomDocument, ICAL_UID, UID } from '@/tests/support/arrivals/calcom-account'
import { toDocuments } from '@/tests/support/arrivals/documents'

const NOW = new Date('2030-01-01T12:00:00Z')
const context = {
  now: NOW,
  timezone: 'UTC',
  pastDays: 365,
  options: { pastDays: 365, takeOverFrom: null, defaults: {} },
  form: null,
  pause: () => Promise.resolve(),
}

type Lists = Record<string, Record<string, unknown>[]>

async function convert(...texts: string[]) {
  const documents = texts.map((text, place) => ({ name: `${place}.json`, text }))
  const { lines, ...converted } = await convertCalcom(toDocuments(documents), context)
  const lists = Object.fromEntries(PARTS.map((part) => [part, Array.from((lines[part] ?? []) as Iterable<unknown>)]))
  for (const part of PARTS) {
    for (const line of lists[part] ?? []) expect(await judgeLine(part, line), part).toMatchObject({ wrong: null })
  }
  return { ...converted, lists: lists as Lists }
}

describe('convertCalcom', () => {
  it('makes pages of event types', async () => {
    const { lists, connect } = await convert(calcomDocument())
    const [intro, crew] = lists.pages ?? []
    expect(intro).toMatchObject({
      slug: 'intro',
      title: 'Intro',
      description: 'Bring questions, see our site (https://example.com).',
      duration: 30,
      durations: [15, 30, 60],
      step: 30,
      bufferBefore: 10,
      bufferAfter: 0,
      minimumNotice: 240,
      moveNotice: 120,
      maxMoves: null,
      maxGuests: 10,
      bookingWindow: { type: 'days', days: 14 },
      limits: [{ per: 'day', max: 3 }],
      approval: 'off',
      requireEmailCheck: true,
      lockTimezone: true,
      isActive: true,
      showOnProfile: true,
      timezone: 'Europe/Berlin',
      location: 'google_meet',
      dates: [
        { date: '2030-01-09', spans: [] },
        { date: '2030-01-12', spans: [{ startTime: '10:00', endTime: '12:00' }] },
      ],
    })
    const hours = intro?.availabilities as { dayOfWeek: number; startTime: string; endTime: string }[]
    expect(hours.map(({ dayOfWeek, startTime, endTime }) => `${dayOfWeek} ${startTime}–${endTime}`)).toEqual([
      '1 09:00–00:00',
      ...[2, 3, 4, 5].map((day) => `${day} 09:00–17:00`),
    ])
    expect(crew).toMatchObject({
      isActive: false,
      timezone: 'America/New_York',
      bookingWindow: { type: 'range', from: '2030-01-01', to: '2030-03-31' },
      location: 'custom',
      locationData: { customLocation: 'webex' },
      availabilities: [
        { dayOfWeek: 0, startTime: '07:00', endTime: '00:00' },
        { dayOfWeek: 6, startTime: '07:00', endTime: '00:00' },
      ],
    })
    expect(connect).toEqual(['google'])
    expect(lists['time-off']).toMatchObject([
      { fromDate: '2030-02-01', toDate: '2030-02-03', title: 'Skiing', kind: 'leave' },
    ])
    expect(lists.settings).toEqual([
      { fullName: 'Ada at Cal', timezone: 'Europe/Berlin', weekStartDay: 1, timeFormat: '24h', language: 'de' },
    ])
  })

  it('makes forms of their fields, and responses of what was answered', async () => {
    const { lists } = await convert(calcomDocument())
    const [form, ofCrew] = lists.forms as {
      id: string
      questions: { id: string; questionType: string; question: string }[]
    }[]
    expect(form?.questions).toMatchObject([
      { questionType: 'paragraph', question: 'Additional notes', isRequired: false },
      {
        questionType: 'select',
        question: 'Topic',
        isRequired: true,
        options: [{ label: 'Sales' }, { label: 'Support' }],
      },
      { questionType: 'number', question: 'How many are you?' },
      { questionType: 'yes_no' },
    ])
    expect(ofCrew?.questions).toMatchObject([{ questionType: 'paragraph' }])
    expect(lists.pages?.[0]?.formId).toBe(form?.id)
    const [notes, topic, size, first] = (form?.questions ?? []).map(({ id }) => id)
    expect(lists.responses).toMatchObject([
      {
        formId: form?.id,
        bookingId: lists.bookings?.[0]?.id,
        respondentEmail: 'vera@example.com',
        responses: { [notes ?? '']: 'See you', [topic ?? '']: 'support', [size ?? '']: 4, [first ?? '']: true },
      },
    ])
  })

  it('lets an account here make the link of a request, which has none yet', async () => {
    const bookings = JSON.parse(calcomDocument()).tables.Booking as { status: string; location: string }[]
    const placed = bookings.map((one) => ({ ...one, location: 'integrations:zoom', metadata: {} }))
    const { lists } = await convert(calcomDocument({ Booking: placed }))
    const places = lists.meetings?.map(({ status, location, locationData }) => ({ status, location, locationData }))
    expect(new Set(places?.map((place) => JSON.stringify(place)))).toEqual(
      new Set(
        [
          { status: 'confirmed', location: 'custom', locationData: { customLocation: 'Zoom' } },
          { status: 'cancelled', location: 'custom', locationData: { customLocation: 'Zoom' } },
          { status: 'pending', location: 'zoom', locationData: {} },
        ].map((place) => JSON.stringify(place)),
      ),
    )
  })

  it('makes bookings with their links, UIDs and people', async () => {
    const { lists, ended, bookingRefs, report } = await convert(calcomDocument())
    const [moved, cancelled, pending, group] = lists.bookings ?? []
    expect(lists.bookings).toHaveLength(4)
    expect(moved).toMatchObject({
      startTime: '2030-01-07T09:00:00.000Z',
      status: 'confirmed',
      moves: 1,
      history: [{ by: 'attendee', what: 'moved', from: '2030-01-06T09:00:00.000Z', to: '2030-01-07T09:00:00.000Z' }],
      moveNotice: 120,
      attendeeName: 'Vera',
      attendeeTimezone: 'Asia/Tokyo',
      language: 'de',
      guests: ['guest@example.com'],
      createdAt: '2029-12-01T08:00:00.123Z',
    })
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      history: [{ at: '2029-12-02T08:00:00.000Z', what: 'cancelled', reason: 'Ill' }],
      cancelReason: 'Ill',
      cancelledAt: '2029-12-02T08:00:00.000Z',
      language: 'en',
    })
    expect(pending).toMatchObject({ status: 'pending', expiresAt: '2030-01-03T12:00:00.000Z' })
    expect(group).toMatchObject({ isNoShow: true, guests: ['second@example.com'] })
    expect(lists.meetings).toHaveLength(5)
    expect(lists.meetings?.[0]).toMatchObject({
      bookingId: moved?.id,
      icalUid: ICAL_UID,
      icalSequence: 3,
      attendees: ['vera@example.com', 'guest@example.com'],
      locationData: { meetLink: 'https://app.cal.com/video/1', customLocation: 'Cal Video' },
    })
    const alone = lists.meetings?.find(({ bookingId }) => bookingId === null)
    expect(alone).toMatchObject({
      attendees: [],
      locationData: { customLocation: 'Main Street 1' },
      primarySource: 'platform',
    })
    expect(lists.meetings?.find(({ bookingId }) => bookingId === pending?.id)).toMatchObject({
      location: 'custom',
      locationData: { customLocation: 'Cal Video' },
    })
    const links = lists.links as { targetId: string; hash: string }[]
    expect(links.find(({ targetId }) => targetId === moved?.id)?.hash).toBe(sha256(UID))
    expect(links.some(({ targetId }) => targetId === group?.id)).toBe(false)
    expect(ended).toMatchObject([
      { isSuperseded: true, start: '2030-01-06T09:00:00.000Z' },
      { isSuperseded: false, reason: 'Ill' },
    ])
    expect(ended.map(({ id }) => bookingRefs.get(id))).toEqual(['2', '3'])
    const records = report.things.filter(({ kind }) => kind === 'Booking').map(({ ref, reason }) => `${ref} ${reason}`)
    // The language of the third is not spoken here.
    expect(records).toEqual(['2 superseded', '3 no_counterpart', '5 no_attendee', '6 too_old', '7 team'])
  })

  it('names every field, and no person', async () => {
    const { report } = await convert(calcomDocument())
    expect(report.fields.filter(({ reason }) => reason === 'unknown_field')).toEqual([])
    expect(JSON.stringify(report)).not.toMatch(/\bvera\b|second@|ada-at|"ill"|see you|bookingOfVera/i)
    const of = (field: string) => report.fields.filter((entry) => `${entry.kind}.${entry.field}` === field)
    expect(of('EventType.periodDays')).toContainEqual(
      expect.objectContaining({ outcome: 'changed', to: 'pages.bookingWindow', refs: ['1'] }),
    )
    expect(of('HashedLink.link')).toMatchObject([{ outcome: 'left_out', reason: 'no_counterpart' }])
    expect(of('Availability.date')).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ reason: 'too_old', count: 1 })]),
    )
    const other = await convert(calcomDocument({ HashedLink: [{ id: 1, nobodyKnows: 1 }] }))
    expect(other.report.fields).toContainEqual(
      expect.objectContaining({ field: 'nobodyKnows', reason: 'unknown_field' }),
    )
    expect(Object.keys(FIELDS)).toHaveLength(14)
  })

  it('reads the document in any order of its parts', async () => {
    const { tables, ...rest } = JSON.parse(calcomDocument())
    const sorted = await convert(JSON.stringify({ tables, ...rest }))
    expect(sorted.lists).toEqual((await convert(calcomDocument())).lists)
  })

  it('is the same in each run', async () => {
    const [one, other] = [await convert(calcomDocument()), await convert(calcomDocument())]
    expect(other.lists).toEqual(one.lists)
  })

  it.each([
    ['integrations:jitsi', { location: 'link', locationData: { linkPattern: 'https://meet.jit.si/{random}' } }, []],
    ['integrations:bigbluebutton', { location: 'bigbluebutton', locationData: {} }, ['bigbluebutton']],
  ])('makes a place of %s', async (type, place, wanted) => {
    const { lists, connect } = await convert(calcomDocument().replaceAll('integrations:google:meet', type))
    expect(lists.pages?.[0]).toMatchObject(place)
    expect(connect).toEqual(wanted)
  })

  it('reads answers of the API, which has other names', async () => {
    const answers = [
      {
        id: 7,
        username: 'ada',
        email: 'ada-at-cal@example.com',
        timeZone: 'Europe/Berlin',
        weekStart: 'Monday',
        timeFormat: 12,
      },
      [
        {
          id: 1,
          ownerId: 7,
          name: 'Work',
          timeZone: 'Europe/Berlin',
          isDefault: true,
          availability: [{ days: ['Monday'], startTime: '09:00', endTime: '17:00' }],
          overrides: [{ date: '2030-01-09', startTime: '10:00', endTime: '11:00' }],
        },
      ],
      [
        {
          id: 1,
          ownerId: 7,
          lengthInMinutes: 30,
          lengthInMinutesOptions: [30, 60],
          title: 'Intro',
          slug: 'intro',
          description: '',
          locations: [{ type: 'integration', integration: 'zoom' }],
          bookingFields: [{ isDefault: false, type: 'text', slug: 'company', label: 'Company', required: true }],
          minimumBookingNotice: 60,
          bookingLimitsCount: { day: 2 },
          bookingWindow: { type: 'calendarDays', value: 30, rolling: true },
          confirmationPolicy: { type: 'always', blockUnconfirmedBookingsInBooker: false },
          disableRescheduling: { disabled: true },
          hidden: true,
        },
      ],
      [
        {
          id: 9,
          uid: UID,
          title: 'Intro',
          status: 'accepted',
          start: '2030-01-07T09:00:00.000Z',
          end: '2030-01-07T09:30:00.000Z',
          eventTypeId: 1,
          icsUid: ICAL_UID,
          attendees: [
            { name: 'Vera', email: 'vera@example.com', timeZone: 'Asia/Tokyo', language: 'de', absent: true },
          ],
          bookingFieldsResponses: { company: 'Vera Ltd', email: 'vera@example.com' },
        },
      ],
    ]
    const { lists, report, account } = await convert(
      ...answers.map((data) => JSON.stringify({ status: 'success', data })),
    )
    expect(account).toBe('api.cal.com/7')
    expect(lists.pages).toMatchObject([
      {
        durations: [30, 60],
        location: 'zoom',
        limits: [{ per: 'day', max: 2 }],
        bookingWindow: { type: 'days', days: 30 },
        approval: 'always',
        maxMoves: 0,
        showOnProfile: false,
        availabilities: [{ dayOfWeek: 1, startTime: '09:00', endTime: '17:00' }],
        dates: [{ date: '2030-01-09' }],
      },
    ])
    expect(lists.bookings).toMatchObject([{ isNoShow: true, language: 'de', attendeeTimezone: 'Asia/Tokyo' }])
    expect(lists.meetings).toMatchObject([{ icalUid: ICAL_UID }])
    expect(Object.values(lists.responses?.[0]?.responses ?? {})).toEqual(['Vera Ltd'])
    expect(lists.links).toEqual([])
    expect(report.fields.filter(({ reason }) => reason === 'unknown_field')).toEqual([])
  })

  it('gives forms of short titles a name, and keeps those of pages unpublished', async () => {
    const [eventType] = JSON.parse(calcomDocument()).tables.EventType
    const { lists, report } = await convert(
      calcomDocument({ EventType: [{ ...eventType, title: 'QA', slug: 'qa' }], Booking: [] }),
    )
    expect(lists.pages).toMatchObject([{ title: 'QA', slug: expect.stringMatching(/^qa-\w{6}$/) }])
    expect(lists.forms).toMatchObject([{ title: 'Cal.com QA', isPublished: false }])
    const changed = report.fields.filter(({ reason, kind }) => reason === 'invalid' && kind === 'EventType')
    expect(changed.map(({ field, to }) => [field, to])).toEqual([
      ['slug', 'pages.slug'],
      ['title', 'forms.title'],
    ])
    const off = report.things.filter(({ kind }) => kind === 'OutOfOfficeEntry')
    expect(off).toMatchObject([{ title: 'Skiing', outcome: 'taken' }])
  })

  it('says which answers of a booking stay behind', async () => {
    const [booking] = JSON.parse(calcomDocument()).tables.Booking
    const responses = {
      ...booking.responses,
      topic: 'no option',
      gone: 'see you',
      guests: [],
      location: { value: 'x' },
    }
    const { lists, report } = await convert(calcomDocument({ Booking: [{ ...booking, responses }] }))
    expect(Object.values(lists.responses?.[0]?.responses ?? {})).toEqual(['See you', 4, true])
    const left = report.fields.filter(({ field, outcome }) => field === 'responses.*' && outcome === 'left_out')
    expect(left.map(({ reason, count, refs }) => [reason, count, refs])).toEqual([
      ['invalid', 1, ['1']],
      ['no_counterpart', 1, ['1']],
    ])
    expect(report.things.find(({ kind }) => kind === 'Booking')).toMatchObject({
      ref: '1',
      outcome: 'changed',
      reason: 'invalid',
      became: { part: 'bookings' },
    })
  })

  it('brings as many questions and options as a form has room for', async () => {
    const options = Array.from({ length: 101 }, (_, place) => ({ label: `O${place}`, value: `o${place}` }))
    const bookingFields = Array.from({ length: 12 }, (_, place) => ({ name: `q${place}`, type: 'select', options }))
    const [eventType] = JSON.parse(calcomDocument()).tables.EventType
    const { lists, report } = await convert(
      calcomDocument({ EventType: [{ ...eventType, bookingFields }], Booking: [] }),
    )
    // Beside the notes.
    const [form] = lists.forms as { questions: { questionType: string }[] }[]
    expect(form?.questions.filter(({ questionType }) => questionType === 'select')).toHaveLength(10)
    const tooMany = report.fields
      .filter(({ reason }) => reason === 'too_many')
      .map(({ field, count }) => [field, count])
    expect(tooMany).toEqual([
      ['bookingFields[].name', 2],
      ['bookingFields[].options[].label', 12],
    ])
  })

  it('refuses other documents, and names the file', async () => {
    await expect(convert('BEGIN:VCALENDAR')).rejects.toMatchObject({ code: 'wrong_source' })
    await expect(convert('{"resource":"https://api.calendly.com/users/1"}')).rejects.toMatchObject({
      code: 'wrong_source',
    })
    for (const text of ['', '{', '[]', '{"source":"calcom","tables":[]}', '{"status":"success","data":[{"a":1}]}']) {
      await expect(convert(text), text).rejects.toMatchObject({ kind: 'invalid' })
    }
    await expect(convert(calcomDocument({ EventType: [], Booking: [] }))).rejects.toMatchObject({
      code: 'nothing_found',
    })
  })

  it('takes what is no row, no time or no text for nothing', async () => {
    const odd = {
      id: 1,
      title: 5,
      slug: {},
      length: 'x',
      locations: 'x',
      bookingFields: [1, {}, { name: ' ', type: 'text', label: ' ' }],
      metadata: [],
      bookingLimits: 3,
    }
    const { lists } = await convert(
      calcomDocument({
        EventType: [odd],
        Booking: [{ id: 1, startTime: 5 }],
        users: [{}],
        Schedule: [{ id: 4 }],
        Availability: [{ scheduleId: 4, days: [1.5, 'x', 3], startTime: '09:00:00', endTime: '10:00:00' }],
      }),
    )
    const availabilities = [{ dayOfWeek: 3, startTime: '09:00' }]
    expect(lists.pages).toMatchObject([{ title: 'Cal.com', duration: 30, timezone: 'UTC', availabilities }])
    expect(lists.bookings).toEqual([])
  })
})
