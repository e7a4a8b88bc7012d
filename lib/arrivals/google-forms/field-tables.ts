import { type FieldTable, leftOut } from '../report-writer'

const NO_COUNTERPART = leftOut('no_counterpart')
const MEDIA = leftOut('media')
const SCORE = leftOut('score')

const TYPE = 'questions.questionType'
const SETTINGS = 'questions.settings'
const OPTIONS = 'questions.options'
const RULES = 'rules'
const ANSWERS = 'responses.responses'

/** What becomes of each field of the Forms API of Google, by our words for the things that have them. */
export const GOOGLE_TABLES: Readonly<Record<string, FieldTable>> = {
  form: {
    formId: 'forms.id',
    'info.title': 'forms.title',
    'info.description': 'forms.description',
    'info.documentTitle': NO_COUNTERPART,
    linkedSheetId: NO_COUNTERPART,
    revisionId: NO_COUNTERPART,
    responderUri: 'things.url',
    'publishSettings.publishState.isPublished': 'forms.isPublished',
    'publishSettings.publishState.isAcceptingResponses': 'forms.isPublished',
    'settings.emailCollectionType': 'forms.questions',
    'settings.quizSettings': SCORE,
  },
  item: {
    itemId: RULES,
    title: 'questions.question',
    description: 'questions.description',
    textItem: TYPE,
    pageBreakItem: TYPE,
    'pageBreakItem.goToAction': RULES,
    'pageBreakItem.goToSectionId': RULES,
    imageItem: MEDIA,
    videoItem: MEDIA,
    'questionItem.image': MEDIA,
    'questionItem.question.questionId': 'questions.id',
    'questionItem.question.required': 'questions.isRequired',
    'questionItem.question.grading': SCORE,
    'questionItem.question.textQuestion': TYPE,
    'questionItem.question.textQuestion.paragraph': TYPE,
    'questionItem.question.choiceQuestion.type': TYPE,
    'questionItem.question.choiceQuestion.shuffle': NO_COUNTERPART,
    'questionItem.question.choiceQuestion.options[].value': OPTIONS,
    'questionItem.question.choiceQuestion.options[].isOther': SETTINGS,
    'questionItem.question.choiceQuestion.options[].image': MEDIA,
    'questionItem.question.choiceQuestion.options[].goToAction': RULES,
    'questionItem.question.choiceQuestion.options[].goToSectionId': RULES,
    'questionItem.question.scaleQuestion.low': SETTINGS,
    'questionItem.question.scaleQuestion.high': SETTINGS,
    'questionItem.question.scaleQuestion.lowLabel': SETTINGS,
    'questionItem.question.scaleQuestion.highLabel': SETTINGS,
    'questionItem.question.ratingQuestion.ratingScaleLevel': SETTINGS,
    'questionItem.question.ratingQuestion.iconType': NO_COUNTERPART,
    'questionItem.question.dateQuestion': TYPE,
    'questionItem.question.dateQuestion.includeTime': TYPE,
    'questionItem.question.dateQuestion.includeYear': TYPE,
    'questionItem.question.timeQuestion': TYPE,
    'questionItem.question.timeQuestion.duration': TYPE,
    'questionItem.question.fileUploadQuestion': TYPE,
    'questionItem.question.fileUploadQuestion.folderId': MEDIA,
    'questionItem.question.fileUploadQuestion.maxFiles': SETTINGS,
    'questionItem.question.fileUploadQuestion.maxFileSize': NO_COUNTERPART,
    'questionItem.question.fileUploadQuestion.types[]': SETTINGS,
    'questionItem.question.rowQuestion': NO_COUNTERPART,
    'questionGroupItem.image': MEDIA,
    'questionGroupItem.grid.shuffleQuestions': NO_COUNTERPART,
    'questionGroupItem.grid.columns.type': TYPE,
    'questionGroupItem.grid.columns.shuffle': NO_COUNTERPART,
    'questionGroupItem.grid.columns.options[].value': SETTINGS,
    'questionGroupItem.grid.columns.options[].isOther': NO_COUNTERPART,
    'questionGroupItem.grid.columns.options[].image': MEDIA,
    'questionGroupItem.questions[].questionId': SETTINGS,
    'questionGroupItem.questions[].required': 'questions.isRequired',
    'questionGroupItem.questions[].rowQuestion.title': SETTINGS,
    'questionGroupItem.questions[].grading': SCORE,
  },
  response: {
    responseId: 'responses.id',
    formId: 'responses.formId',
    createTime: 'responses.createdAt',
    lastSubmittedTime: NO_COUNTERPART,
    respondentEmail: 'responses.respondentEmail',
    totalScore: SCORE,
    'answers.*.questionId': ANSWERS,
    'answers.*.grade': SCORE,
    'answers.*.textAnswers.answers[].value': ANSWERS,
    'answers.*.fileUploadAnswers': MEDIA,
  },
}
