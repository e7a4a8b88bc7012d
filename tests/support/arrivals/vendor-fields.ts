import type { ArrivalSource } from '@/lib/shared/arrivals/lists'

/**
 * The fields that the sources document, by our words for what has them: Calendly’s API version 2, Typeform’s Create and Responses API,
 * Google’s Forms API version 1, the tables of Cal.com and the answers of its API version 2. `[]` stands for the items of a list, `*`
 * for a key that is an id or a name, and `a.{b c}` for `a.b` and `a.c`.
 */
export const VENDOR_FIELDS: Partial<Record<ArrivalSource, Record<string, string>>> = {
  calendly: {
    user: `uri name slug email scheduling_url timezone time_notation locale avatar_url created_at updated_at current_organization
      resource_type`,
    event_type: `uri name active booking_method slug scheduling_url duration duration_options[] kind pooling_type type color created_at
      updated_at internal_note is_paid description_plain description_html profile.{type name owner} secret deleted_at admin_managed
      locations[].{kind location additional_info phone_number} position locale
      custom_questions[].{name type position enabled required answer_choices[] include_other}`,
    schedule: `uri default name user timezone rules[].{type wday date} rules[].intervals[].{from to} event_type availability_setting
      availability_rule.{timezone user_schedule} availability_rule.rules[].{type wday date}
      availability_rule.rules[].intervals[].{from to}`,
    scheduled_event: `uri name meeting_notes_plain meeting_notes_html status start_time end_time event_type
      location.{type location additional_info join_url status} location.data.{id password} invitees_counter.{total active limit}
      created_at updated_at event_memberships[].{user user_email user_name buffered_start_time buffered_end_time}
      event_guests[].{email created_at updated_at} calendar_event.{kind external_id}
      cancellation.{canceled_by reason canceler_type created_at}`,
    invitee: `uri email first_name last_name name status questions_and_answers[].{question answer position} timezone event created_at
      updated_at tracking.{utm_campaign utm_source utm_medium utm_content utm_term salesforce_uuid} text_reminder_number rescheduled
      old_invitee new_invitee cancel_url reschedule_url routing_form_submission
      cancellation.{canceled_by reason canceler_type created_at}
      payment.{external_id provider amount currency terms successful} no_show.{uri created_at}
      reconfirmation.{created_at confirmed_at} scheduling_method invitee_scheduled_by`,
  },
  typeform: {
    form: `id type title language hidden[] theme.href workspace.href _links.{display responses} self.href variables.{score price}
      created_at last_updated_at published_at settings.{language is_public progress_bar show_progress_bar show_typeform_branding}
      settings.{redirect_after_submit_url google_analytics facebook_pixel google_tag_manager}
      settings.meta.{title allow_indexing description} settings.meta.image.href
      settings.notification.self.{enabled recipients[] reply_to subject message}
      settings.notification.respondent.{enabled recipient reply_to[] subject message}`,
    field: `id ref title type attachment.{type href scale} layout.{type placement} layout.attachment.href
      validations.{required max_length min_value max_value min_selection max_selection} properties.choices[].{id ref label}
      properties.choices[].attachment.{type href scale} properties.fields[].{id ref title type subfield_key}
      properties.{description allow_multiple_selection randomize allow_other_choice vertical_alignment supersized show_labels}
      properties.{alphabetical_order hide_marks button_text steps shape start_at_one structure separator currency}
      properties.labels.{left center right} properties.price.{type value}`,
    logic: `type ref actions[].action actions[].details.to.{type value} actions[].details.target.{type value}
      actions[].details.value.{type value} actions[].condition.op actions[].condition.vars[].{type value op}
      actions[].condition.vars[].vars[].{type value}`,
    screen: `id ref title type attachment.{type href scale} layout.{type placement}
      properties.{description show_button button_text button_mode redirect_url share_icons}`,
    response: `response_id token landing_id response_type landed_at submitted_at
      metadata.{user_agent platform referer network_id browser} hidden.* definition.fields[].{id type title description}
      calculated.score variables[].{key type number text} thankyou_screen_ref ending.{id ref} answers[].type
      answers[].field.{id type ref title} answers[].{text email phone_number url file_url number boolean date}
      answers[].choice.{id ref label other} answers[].choices.{ids[] refs[] labels[] other}
      answers[].payment.{amount last4 name success}`,
  },
  google_forms: {
    form: `formId info.{title documentTitle description} settings.emailCollectionType settings.quizSettings.isQuiz revisionId
      responderUri linkedSheetId publishSettings.publishState.{isPublished isAcceptingResponses}`,
    item: `itemId title description imageItem.image.{contentUri altText sourceUri} imageItem.image.properties.{alignment width}
      videoItem.caption videoItem.video.youtubeUri videoItem.video.properties.{alignment width}
      pageBreakItem.{goToAction goToSectionId} questionItem.image.{contentUri altText sourceUri}
      questionItem.question.{questionId required} questionItem.question.grading.pointValue
      questionItem.question.grading.correctAnswers.answers[].value
      questionItem.question.grading.generalFeedback.material[].link.{uri displayText}
      questionItem.question.grading.generalFeedback.material[].video.{youtubeUri displayText}
      questionItem.question.grading.whenRight.text questionItem.question.grading.whenWrong.text
      questionItem.question.choiceQuestion.{type shuffle}
      questionItem.question.choiceQuestion.options[].{value isOther goToAction goToSectionId}
      questionItem.question.choiceQuestion.options[].image.contentUri questionItem.question.textQuestion.paragraph
      questionItem.question.scaleQuestion.{low high lowLabel highLabel} questionItem.question.dateQuestion.{includeTime includeYear}
      questionItem.question.timeQuestion.duration questionItem.question.ratingQuestion.{ratingScaleLevel iconType}
      questionItem.question.fileUploadQuestion.{folderId types[] maxFiles maxFileSize} questionItem.question.rowQuestion.title
      questionGroupItem.image.contentUri questionGroupItem.grid.shuffleQuestions questionGroupItem.grid.columns.{type shuffle}
      questionGroupItem.grid.columns.options[].{value isOther} questionGroupItem.grid.columns.options[].image.contentUri
      questionGroupItem.questions[].{questionId required} questionGroupItem.questions[].rowQuestion.title
      questionGroupItem.questions[].grading.pointValue`,
    response: `responseId formId createTime lastSubmittedTime respondentEmail totalScore answers.*.questionId
      answers.*.grade.{score correct} answers.*.grade.feedback.text answers.*.textAnswers.answers[].value
      answers.*.fileUploadAnswers.answers[].{fileId fileName mimeType}`,
  },
  calcom: {
    users: `id username name email emailVerified bio avatarUrl timeZone weekStart startTime endTime bufferTime hideBranding theme
      appTheme created trialEndsAt lastActiveAt defaultScheduleId completedOnboarding locale timeFormat twoFactorSecret
      twoFactorEnabled backupCodes identityProvider identityProviderId invitedTo brandColor darkBrandColor allowDynamicBooking
      allowSEOIndexing receiveMonthlyDigestEmail metadata verified role disableImpersonation organizationId locked movedToProfileId
      isPlatformManaged smsLockState smsLockReviewedByAdmin referralLinkId creationSource`,
    EventType: `id title slug description position locations[].{type address link displayLocationPublicly hostPhoneNumber credentialId}
      length offsetStart hidden userId profileId teamId useEventLevelSelectedCalendars eventName parentId timeZone periodType
      bookingFields[].{name type label placeholder required hidden editable sources options[].label options[].value defaultLabel}
      periodStartDate periodEndDate periodDays periodCountCalendarDays lockTimeZoneToggleOnBookingPage requiresConfirmation
      requiresConfirmationWillBlockSlot requiresConfirmationForFreeEmail requiresBookerEmailVerification
      canSendCalVideoTranscriptionEmails autoTranslateDescriptionEnabled recurringEvent.{freq count interval} disableGuests
      hideCalendarNotes hideCalendarEventDetails minimumBookingNotice beforeEventBuffer afterEventBuffer seatsPerTimeSlot
      onlyShowFirstAvailableSlot seatsShowAttendees seatsShowAvailabilityCount schedulingType scheduleId price currency slotInterval
      metadata.{multipleDuration[] apps additionalNotesRequired managedEventConfig} successRedirectUrl forwardParamsSuccessRedirect
      bookingLimits.{PER_DAY PER_WEEK PER_MONTH PER_YEAR} durationLimits.{PER_DAY PER_WEEK} isInstantEvent
      instantMeetingExpiryTimeOffsetInSeconds instantMeetingScheduleId instantMeetingParameters[] assignAllTeamMembers
      assignRRMembersUsingSegment rrSegmentQueryValue useEventTypeDestinationCalendarEmail isRRWeightsEnabled maxLeadThreshold
      allowReschedulingPastBookings eventTypeColor.{lightEventTypeColor darkEventTypeColor} rescheduleWithSameRoundRobinHost
      secondaryEmailId minimumRescheduleNotice disableRescheduling disableCancelling lengthInMinutes lengthInMinutesOptions[]
      bookingWindow.{type value rolling} bookingLimitsCount.{day week month year}
      confirmationPolicy.{type blockUnconfirmedBookingsInBooker} confirmationPolicy.noticeThreshold.{unit count}
      locations[].integration bookingFields[].{isDefault slug}`,
    Schedule: `id userId name timeZone ownerId isDefault availability[].{days[] startTime endTime} overrides[].{date startTime endTime}`,
    Availability: 'id userId eventTypeId days[] startTime endTime date scheduleId',
    OutOfOfficeEntry: 'id uuid start end notes userId toUserId reasonId createdAt updatedAt',
    Booking: `id uid idempotencyKey userId userPrimaryEmail eventTypeId title description customInputs.* responses.{name email guests[]}
      responses.* startTime endTime location createdAt updatedAt status paid destinationCalendarId cancellationReason rejectionReason
      reassignReason reassignById dynamicEventSlugRef dynamicGroupSlugRef rescheduled fromReschedule recurringEventId
      smsReminderNumber scheduledJobs[] metadata.videoCallUrl metadata.* isRecorded iCalUID iCalSequence rating ratingFeedback
      noShowHost oneTimePassword cancelledBy rescheduledBy creationSource hosts[].{id name email} cancelledByEmail
      reschedulingReason rescheduledByEmail rescheduledFromUid rescheduledToUid start end duration eventType.{id slug} meetingUrl
      absentHost icsUid attendees[].{name email timeZone language absent phoneNumber} guests[]
      bookingFieldsResponses.{name email} bookingFieldsResponses.*`,
    Attendee: 'id email name timeZone phoneNumber locale bookingId noShow',
    BookingSeat: 'id referenceUid bookingId attendeeId data metadata',
    Host: 'userId eventTypeId isFixed priority weight weightAdjustment scheduleId createdAt',
    Team: `id name slug logoUrl calVideoLogo appLogo appIconLogo bio hideBranding isPrivate hideBookATeamMember createdAt metadata
      theme brandColor darkBrandColor bannerUrl parentId timeFormat timeZone weekStart isOrganization pendingPayment isPlatform
      createdByOAuthClientId smsLockState smsLockReviewedByAdmin bookingLimits includeManagedEventsInLimits`,
    Membership: 'id teamId userId accepted role disableImpersonation',
    EventTypeCustomInput: 'id eventTypeId label type options[].{label type} required placeholder',
    HashedLink: 'id link eventTypeId',
    Tracking: 'id bookingId utm_source utm_medium utm_campaign utm_term utm_content',
  },
}

/** Each path of such a list. */
export function pathsOf(list: string): string[] {
  return [...list.matchAll(/([^\s{}]*)\{([^{}]*)\}|\S+/g)].flatMap(([all, start, names]) =>
    names === undefined
      ? [all]
      : names
          .trim()
          .split(/\s+/)
          .map((name) => `${start}${name}`),
  )
}
