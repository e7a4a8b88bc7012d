import { type FieldTable, leftOut } from '../report-writer'

/**
 * What becomes of each column of Cal.com's tables, and of each field of the answers of its API v2, which has other names for some
 * of them.
 */

const none = leftOut('no_counterpart')
const team = leftOut('team')
const payment = leftOut('payment')
const secret = leftOut('secret')
const known = leftOut('no_counterpart', 'A number at the source, which things are told apart by.')

const all = (names: string, rule: ReturnType<typeof leftOut>): FieldTable =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, rule]))

const within = (start: string, names: string, rule: ReturnType<typeof leftOut>): FieldTable =>
  Object.fromEntries(Object.entries(all(names, rule)).map(([name, one]) => [start + name, one]))

const users: FieldTable = {
  ...all('id uuid', known),
  ...all(
    `username email emailVerified bio avatar avatarUrl startTime endTime bufferTime hideBranding theme appTheme created trialEndsAt
    lastActiveAt completedOnboarding identityProvider invitedTo brandColor darkBrandColor allowDynamicBooking allowSEOIndexing
    receiveMonthlyDigestEmail requiresBookerEmailVerification metadata verified role disableImpersonation locked isPlatformManaged
    smsLockState smsLockReviewedByAdmin referralLinkId creationSource away whitelistWorkflows autoOptInFeatures twoFactorEnabled`,
    none,
  ),
  ...all('organizationId organization movedToProfileId', team),
  ...all('password twoFactorSecret backupCodes identityProviderId', secret),
  name: 'settings.fullName',
  timeZone: 'settings.timezone',
  weekStart: 'settings.weekStartDay',
  timeFormat: 'settings.timeFormat',
  locale: 'settings.language',
  defaultScheduleId: 'pages.availabilities',
}

const windowFields: FieldTable = {
  periodType: 'pages.bookingWindow',
  periodDays: 'pages.bookingWindow',
  periodCountCalendarDays: 'pages.bookingWindow',
  periodStartDate: 'pages.bookingWindow',
  periodEndDate: 'pages.bookingWindow',
  'bookingWindow.type': 'pages.bookingWindow',
  'bookingWindow.value': 'pages.bookingWindow',
  'bookingWindow.value[]': 'pages.bookingWindow',
  'bookingWindow.rolling': 'pages.bookingWindow',
  'bookingWindow.disabled': 'pages.bookingWindow',
}

const questionFields: FieldTable = {
  'bookingFields[].name': 'forms.questions',
  'bookingFields[].slug': 'forms.questions',
  'bookingFields[].type': 'forms.questions.questionType',
  'bookingFields[].label': 'forms.questions.question',
  'bookingFields[].defaultLabel': 'forms.questions.question',
  'bookingFields[].required': 'forms.questions.isRequired',
  'bookingFields[].hidden': 'forms.questions.questionType',
  'bookingFields[].options[]': 'forms.questions.options',
  'bookingFields[].options[].label': 'forms.questions.options',
  'bookingFields[].options[].value': 'forms.questions.options',
  'bookingFields[].options[].id': none,
  'bookingFields[].editable': 'forms.questions',
  'bookingFields[].isDefault': 'forms.questions',
  ...within(
    'bookingFields[].',
    `sources views labelAsSafeHtml placeholder defaultPlaceholder getOptionsAt optionsInputs hideWhenJustOneOption disableOnPrefill
    minLength maxLength min max variant variantsConfig variantsConfigUI excludeEmails requireEmails price labelTranslations`,
    none,
  ),
}

const EventType: FieldTable = {
  ...all('id userId ownerId owner users', known),
  ...all(
    `position offsetStart eventName customName hideCalendarNotes hideCalendarEventDetails disableCancelling successRedirectUrl
    forwardParamsSuccessRedirect durationLimits bookingLimitsDuration onlyShowFirstAvailableSlot requiresConfirmationWillBlockSlot
    requiresConfirmationForFreeEmail canSendCalVideoTranscriptionEmails autoTranslateDescriptionEnabled
    autoTranslateInstantMeetingTitleEnabled recurringEvent recurrence useEventTypeDestinationCalendarEmail
    useDestinationCalendarEmail destinationCalendar useEventLevelSelectedCalendars allowReschedulingPastBookings
    allowReschedulingCancelledBookings eventTypeColor color secondaryEmailId customReplyToEmail hideOrganizerEmail interfaceLanguage
    showOptimizedSlots lockedTimeZone useBookerTimezone restrictionScheduleId bookingRequiresAuthentication maxActiveBookingsPerBooker
    maxActiveBookingPerBookerOfferReschedule bookerActiveBookingsLimit bookerLayouts calVideoSettings emailSettings bannerUrl
    createdAt updatedAt bookingUrl fieldTranslations optimizedSlots disableCancellingScope disableReschedulingScope isInstantEvent
    instantMeetingExpiryTimeOffsetInSeconds instantMeetingScheduleId instantMeetingParameters workflows
    redirectUrlOnNoRoutingFormResponse rrHostSubsetEnabled`,
    none,
  ),
  ...all(
    `profileId parentId parentEventTypeId team schedulingType seatsShowAttendees seatsShowAvailabilityCount seats
    assignAllTeamMembers assignRRMembersUsingSegment rrSegmentQueryValue isRRWeightsEnabled maxLeadThreshold
    rescheduleWithSameRoundRobinHost includeNoShowInRRCalculation hosts hostGroups enablePerHostLocations`,
    team,
  ),
  ...all('price currency', payment),
  teamId: 'pages.isActive',
  seatsPerTimeSlot: 'pages.isActive',
  title: 'pages.title',
  slug: 'pages.slug',
  description: 'pages.description',
  length: 'pages.duration',
  lengthInMinutes: 'pages.duration',
  'lengthInMinutesOptions[]': 'pages.durations',
  'metadata.multipleDuration[]': 'pages.durations',
  'metadata.apps': leftOut('no_counterpart', 'Prices, trackers and other apps stay behind.'),
  ...within(
    'metadata.',
    `additionalNotesRequired requiresConfirmationThreshold disableSuccessPage disableStandardEmails bookerLayouts giphyThankYouPage
    smartContractAddress blockchainId config`,
    none,
  ),
  'metadata.managedEventConfig': team,
  'metadata.*': none,
  slotInterval: 'pages.step',
  beforeEventBuffer: 'pages.bufferBefore',
  afterEventBuffer: 'pages.bufferAfter',
  minimumBookingNotice: 'pages.minimumNotice',
  ...windowFields,
  'bookingLimits.PER_DAY': 'pages.limits',
  'bookingLimits.PER_WEEK': 'pages.limits',
  'bookingLimits.PER_MONTH': 'pages.limits',
  'bookingLimits.PER_YEAR': none,
  'bookingLimitsCount.day': 'pages.limits',
  'bookingLimitsCount.week': 'pages.limits',
  'bookingLimitsCount.month': 'pages.limits',
  'bookingLimitsCount.year': none,
  'bookingLimitsCount.disabled': 'pages.limits',
  requiresConfirmation: 'pages.approval',
  'confirmationPolicy.type': 'pages.approval',
  'confirmationPolicy.disabled': 'pages.approval',
  'confirmationPolicy.noticeThreshold': none,
  'confirmationPolicy.blockUnconfirmedBookingsInBooker': none,
  requiresBookerEmailVerification: 'pages.requireEmailCheck',
  lockTimeZoneToggleOnBookingPage: 'pages.lockTimezone',
  minimumRescheduleNotice: 'pages.moveNotice',
  disableRescheduling: 'pages.maxMoves',
  'disableRescheduling.disabled': 'pages.maxMoves',
  'disableRescheduling.minutesBefore': 'pages.moveNotice',
  disableGuests: 'pages.maxGuests',
  hidden: 'pages.showOnProfile',
  scheduleId: 'pages.availabilities',
  schedule: known,
  timeZone: 'pages.timezone',
  'locations[].type': 'pages.location',
  'locations[].integration': 'pages.location',
  'locations[].address': 'pages.locationData.customLocation',
  'locations[].link': 'pages.locationData.customLocation',
  'locations[].phone': 'pages.locationData.customLocation',
  'locations[].hostPhoneNumber': 'pages.locationData.customLocation',
  'locations[].hostDefault': 'pages.locationData.customLocation',
  ...within(
    'locations[].',
    'public displayLocationPublicly credentialId teamName customLabel attendeeAddress somewhereElse',
    none,
  ),
  ...questionFields,
}

const hours: FieldTable = {
  startTime: 'pages.availabilities',
  endTime: 'pages.availabilities',
  'days[]': 'pages.availabilities',
  date: 'pages.dates',
}

const Booking: FieldTable = {
  ...all('id uuid idempotencyKey userId userPrimaryEmail', known),
  ...all(
    `reassignReason reassignById dynamicEventSlugRef dynamicGroupSlugRef recurringEventId recurringBookingUid smsReminderNumber
    destinationCalendarId scheduledJobs isRecorded rating ratingFeedback noShowHost absentHost cancelledBy cancelledByEmail rescheduledBy
    rescheduledByEmail reschedulingReason creationSource duration eventType`,
    none,
  ),
  ...all('hosts seatUid', team),
  ...all('oneTimePassword', secret),
  ...all('paid', payment),
  uid: 'links',
  eventTypeId: 'bookings.pageId',
  title: 'meetings.title',
  description: 'meetings.description',
  startTime: 'bookings.startTime',
  start: 'bookings.startTime',
  endTime: 'bookings.endTime',
  end: 'bookings.endTime',
  createdAt: 'bookings.createdAt',
  updatedAt: 'meetings.updatedAt',
  status: 'bookings.status',
  location: 'meetings.locationData',
  meetingUrl: 'meetings.locationData.meetLink',
  cancellationReason: 'bookings.cancelReason',
  rejectionReason: 'bookings.cancelReason',
  rescheduled: 'bookings.moves',
  fromReschedule: 'bookings.moves',
  rescheduledFromUid: 'bookings.moves',
  rescheduledToUid: 'bookings.moves',
  iCalUID: 'meetings.icalUid',
  icsUid: 'meetings.icalUid',
  iCalSequence: 'meetings.icalSequence',
  'metadata.videoCallUrl': 'meetings.locationData.meetLink',
  'metadata.*': none,
  'customInputs.*': 'responses.responses',
  'customInputs.*.*': 'responses.responses',
  'responses.name': 'bookings.attendeeName',
  'responses.name.firstName': 'bookings.attendeeName',
  'responses.name.lastName': 'bookings.attendeeName',
  'responses.email': 'bookings.attendeeEmail',
  'responses.guests[]': 'bookings.guests',
  'responses.location': none,
  'responses.title': none,
  'responses.rescheduleReason': none,
  'responses.smsReminderNumber': none,
  'responses.attendeePhoneNumber': none,
  'responses.*': 'responses.responses',
  'responses.*[]': 'responses.responses',
  'responses.*.value': 'responses.responses',
  'responses.*.optionValue': 'responses.responses',
  'bookingFieldsResponses.name': 'bookings.attendeeName',
  'bookingFieldsResponses.email': 'bookings.attendeeEmail',
  'bookingFieldsResponses.guests[]': 'bookings.guests',
  'bookingFieldsResponses.displayGuests': none,
  'bookingFieldsResponses.displayEmail': none,
  'bookingFieldsResponses.location': none,
  'bookingFieldsResponses.title': none,
  'bookingFieldsResponses.rescheduleReason': none,
  'bookingFieldsResponses.smsReminderNumber': none,
  'bookingFieldsResponses.attendeePhoneNumber': none,
  'bookingFieldsResponses.*': 'responses.responses',
  'bookingFieldsResponses.*[]': 'responses.responses',
  'bookingFieldsResponses.*.value': 'responses.responses',
  'bookingFieldsResponses.*.optionValue': 'responses.responses',
  'guests[]': 'bookings.guests',
  'attendees[].email': 'bookings.attendeeEmail',
  'attendees[].name': 'bookings.attendeeName',
  'attendees[].timeZone': 'bookings.attendeeTimezone',
  'attendees[].language': 'bookings.language',
  'attendees[].absent': 'bookings.isNoShow',
  'attendees[].displayEmail': none,
  'attendees[].phoneNumber': none,
  'attendees[].seatUid': team,
  'attendees[].bookingFieldsResponses': none,
  'attendees[].metadata': none,
}

export const FIELDS: Readonly<Record<string, FieldTable>> = {
  users,
  EventType,
  Schedule: {
    ...all('id userId ownerId', known),
    name: leftOut('no_counterpart', 'Hours go to the pages that have them.'),
    isDefault: 'pages.availabilities',
    timeZone: 'pages.timezone',
    'availability[].days[]': 'pages.availabilities',
    'availability[].startTime': 'pages.availabilities',
    'availability[].endTime': 'pages.availabilities',
    'overrides[].date': 'pages.dates',
    'overrides[].startTime': 'pages.dates',
    'overrides[].endTime': 'pages.dates',
    ...all('createdAt updatedAt blockedByCalendar', none),
  },
  Availability: {
    ...all('id userId', known),
    ...hours,
    scheduleId: 'pages.availabilities',
    eventTypeId: 'pages.availabilities',
  },
  OutOfOfficeEntry: {
    ...all('id uuid userId', known),
    start: 'time-off.fromDate',
    end: 'time-off.toDate',
    notes: 'time-off.title',
    createdAt: 'time-off.createdAt',
    ...all('reasonId reason showNotePublicly updatedAt externalReference', none),
    ...all('toUserId', team),
  },
  Booking,
  Attendee: {
    ...all('id bookingId', known),
    email: 'bookings.attendeeEmail',
    name: 'bookings.attendeeName',
    timeZone: 'bookings.attendeeTimezone',
    locale: 'bookings.language',
    noShow: 'bookings.isNoShow',
    phoneNumber: none,
  },
  BookingSeat: all('id referenceUid bookingId attendeeId data metadata', team),
  Host: all(
    'userId eventTypeId isFixed priority weight weightAdjustment scheduleId createdAt memberId groupId location overrideMinimumBookingNotice',
    team,
  ),
  Team: all(
    `id name slug logo logoUrl calVideoLogo appLogo appIconLogo bio hideBranding hideTeamProfileLink isPrivate hideBookATeamMember
    createdAt metadata theme rrResetInterval rrTimestampBasis brandColor darkBrandColor bannerUrl parentId timeFormat timeZone weekStart
    isOrganization pendingPayment isPlatform createdByOAuthClientId smsLockState smsLockReviewedByAdmin bookingLimits
    includeManagedEventsInLimits`,
    team,
  ),
  Membership: all('id teamId userId accepted role disableImpersonation createdAt updatedAt customRoleId', team),
  EventTypeCustomInput: {
    ...all('id eventTypeId', known),
    label: 'forms.questions.question',
    type: 'forms.questions.questionType',
    required: 'forms.questions.isRequired',
    'options[].label': 'forms.questions.options',
    'options[].type': none,
    placeholder: none,
  },
  HashedLink: {
    ...all('id eventTypeId', known),
    ...all('expiresAt maxUsageCount usageCount', none),
    link: leftOut('no_counterpart', 'Private links stay behind.'),
  },
  Tracking: all('id bookingId utm_source utm_medium utm_campaign utm_term utm_content', none),
}
