import { z } from 'zod'
import { meetingStatus, namedBrandAnswer } from '@/lib/shared/api-shapes'
import { answerAnswer, answeredQuestionAnswer, questionAnswer } from '@/lib/shared/forms/api-shapes'
import { FORM_NOTICES } from '@/lib/shared/forms/form-notices'
import { RESPONSE_STATUSES } from '@/lib/shared/forms/response-status'
import { ruleAnswer } from '@/lib/shared/forms/rule-answers'
import { ACTIONS, CONDITIONS } from '@/lib/shared/forms/rule-words'
import { retentionAnswer } from '@/lib/shared/retention-schema'
import {
  count,
  emailText,
  id,
  isoInstant,
  language,
  textLanguagesAnswer,
  translationsAnswer,
  translationsOfOneAnswer,
  words,
} from '@/lib/shared/text/api-shapes'
import { ENDING_TEXTS, FORM_TEXTS, FORM_WORDS } from '@/lib/shared/text/translations'

const theme = z.object({ accent: words('A color `#rrggbb`.', '#2563eb').optional() })

export const endingAnswer = z
  .object({
    id: words('Rules name it by this.', 'thanks'),
    title: words('Empty for the product’s own heading.', 'You are on the list'),
    text: words('Empty for the product’s own words.', 'We will write to you on Monday.'),
    redirectUrl: words('Where it leads on to.', 'https://example.com/welcome').optional(),
    translations: translationsAnswer(ENDING_TEXTS).optional().describe('For owners, once there are any.'),
    lang: textLanguagesAnswer(ENDING_TEXTS).optional(),
  })
  .meta({ id: 'Ending', description: 'What visitors see once they have answered.' })

export const formAnswer = z
  .object({
    id: id(),
    slug: words('The form is at `/form/{slug}`.', 'feedback'),
    title: words('', 'Feedback'),
    description: z.string(),
    textLanguage: language.nullable().describe('The language of its texts and questions; null for the owner’s.'),
    translations: translationsAnswer(FORM_TEXTS),
    isPublished: z.boolean(),
    theme,
    closesAt: isoInstant().nullable(),
    maxResponses: z.int().nullable().describe('Closes the form once so many have answered.'),
    closedText: words('Shown once it is closed; empty for the product’s own words.', ''),
    thanksText: words('Shown to people who have answered; empty for the product’s own words.', ''),
    submitLabel: words('On the button; empty for the product’s own word.', ''),
    endings: z
      .array(endingAnswer)
      .describe('Shown after answering. The first is the preset; a rule can choose another.'),
    respondentMail: z
      .object({
        on: z.boolean(),
        text: z.string(),
        withAnswers: z.boolean(),
        translations: translationsOfOneAnswer().optional().describe('Of the text, once there are any.'),
      })
      .describe(
        'The email to people who answer, if they give an address. An empty text stands for the product’s own words.',
      ),
    notify: z.enum(FORM_NOTICES).describe('Emails to the owner: never, after each response, or one a day.'),
    noticesChosen: z.boolean().describe('False until `notify` was set: the preset holds meanwhile.'),
    nextPageId: id('The owner’s page on which visitors choose a time after answering.').nullable(),
    ownPageOnly: z.boolean().describe('Holds what programs send as spam, unless it comes with a key of the owner’s.'),
    showOnProfile: z.boolean().describe('Lists it on the owner’s profile while it is published.'),
    retentionDays: retentionAnswer('Days after which a response is deleted; null for never.'),
    questionCount: count(),
    responseCount: count(),
    newCount: count('Those of `responseCount` whose status is `new`.'),
    spamCount: count('Suspected spam, not part of `responseCount`.'),
    createdAt: isoInstant(),
    updatedAt: isoInstant(),
  })
  .meta({ id: 'Form', description: 'A form as its owner sees it.' })

export const logicRuleAnswer = z
  .object({
    id: id().optional(),
    sourceQuestionId: id('The question whose answer is compared.'),
    condition: z.enum(CONDITIONS),
    value: words('', 'tea'),
    actionType: z.enum(ACTIONS),
    targetQuestionId: id('For `jump_to_question`.').optional(),
    message: words('For `show_message`.').optional(),
    redirectUrl: words('For `redirect`.').optional(),
  })
  .meta({ id: 'LogicRule', description: 'A rule, with only that one of the last three fields that its action needs.' })

const asked = {
  title: words('', 'Feedback'),
  description: z.string(),
  lang: textLanguagesAnswer(FORM_WORDS).optional(),
  questions: z.array(questionAnswer),
  rules: z.array(ruleAnswer).describe('All rules, in their order.'),
  logicRules: z.array(logicRuleAnswer).describe('Those with one condition and one action, in an older shape.'),
}

export const askedFormAnswer = z
  .object(asked)
  .meta({ id: 'AskedForm', description: 'The questions of a form with its title and rules.' })

export const publicFormAnswer = z
  .object({
    ...asked,
    theme,
    thanksText: words('Left out for the product’s own words.').optional(),
    submitLabel: words('Left out for the product’s own word.').optional(),
    endings: z.array(endingAnswer).optional().describe('Left out for the product’s own.'),
    closed: z
      .object({ text: z.string(), lang: language.optional() })
      .nullable()
      .describe('The text shown instead once the form is closed.'),
    brand: namedBrandAnswer
      .optional()
      .describe('The owner, if they have set a face or a logo, or show the form on their public profile.'),
    profile: words('The username of the owner’s public profile, if the form is on it.', 'ada').optional(),
  })
  .meta({ id: 'PublicForm', description: 'A published form as visitors see it.' })

export const bookedMeetingAnswer = z
  .object({
    meetingId: id(),
    title: words('', 'Intro call'),
    startTime: isoInstant(),
    status: meetingStatus,
    isFollowUp: z
      .literal(true)
      .optional()
      .describe('Set when the answers follow up the meeting; else it was booked with them.'),
  })
  .meta({ id: 'BookedMeeting' })

export const responseStatusAnswer = z.enum(RESPONSE_STATUSES).describe('How far the owner is with it.')

const fileFacts = {
  id: id(),
  name: words('As its sender named it.', 'cv.pdf'),
  size: count('Bytes.'),
  type: words('A media type, judged by the content.', 'application/pdf'),
}

export const fileUploadAnswer = z
  .object(fileFacts)
  .meta({ id: 'FileUpload', description: 'A file that was sent for a question; its id is part of the answer.' })

export const fileStorageAnswer = z
  .object({
    state: z
      .enum(['ready', 'unset', 'failing'])
      .describe('`unset`: the operator has named no storage. `failing`: it cannot be written.'),
  })
  .meta({ id: 'FileStorage' })

export const responseFileAnswer = z
  .object({
    ...fileFacts,
    questionId: id(),
    url: words('For its owner, signed in; programs read `/api/v1/files/{id}`.', 'https://meet.example.com/api/files/…'),
  })
  .meta({ id: 'ResponseFile' })

export const formResponseAnswer = z
  .object({
    id: id(),
    respondentName: words('', 'Vera Rubin').nullable(),
    respondentEmail: emailText().nullable(),
    data: z.record(z.string(), answerAnswer).meta({
      description: 'The answers by question id.',
      examples: [{ '5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11': 'Tea' }],
    }),
    status: responseStatusAnswer,
    note: words('The owner’s own words about it; nobody else reads them.', ''),
    files: z.array(responseFileAnswer).describe('The files that the answers name.'),
    createdAt: isoInstant(),
    updatedAt: isoInstant('When its status, its note or the mark of spam last changed; else when it was given.'),
    byProgram: z
      .literal(true)
      .optional()
      .describe('Set when it lacked what the form’s own page always sends: a program sent it.'),
    booking: bookedMeetingAnswer
      .optional()
      .describe('The meeting that was booked with these answers, or that they follow up.'),
  })
  .meta({ id: 'FormResponse', description: 'One visitor’s answers to a form.' })

export const changedCountAnswer = z
  .object({ count: count('Responses that changed: those that had the status already are not counted.') })
  .meta({ id: 'ChangedCount' })

export const responseDetailAnswer = z
  .object({
    response: formResponseAnswer,
    form: z.object({ id: id(), title: z.string() }),
    questions: z.array(answeredQuestionAnswer),
  })
  .meta({ id: 'ResponseDetail', description: 'A response with its questions as they were when it was given.' })

export const neighboursAnswer = z
  .object({ newer: id().nullable(), older: id().nullable(), isSpam: z.boolean() })
  .meta({ id: 'Neighbours', description: 'The responses before and after one in its list; null at its ends.' })
