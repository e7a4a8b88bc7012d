/** A made-up document of our script, with each field that the Forms API of Google has. */

const IMAGE = {
  contentUri: 'https://example.com/a.png',
  altText: 'A picture',
  properties: { alignment: 'LEFT', width: 100 },
}
const GRADING = { pointValue: 1, correctAnswers: { answers: [{ value: 'Tea' }] } }

const ask = (itemId: string, question: object, more: object = {}) => ({
  itemId,
  title: itemId,
  ...more,
  questionItem: { question: { questionId: `${itemId}-q`, ...question } },
})

const section = (itemId: string, way: object = {}) => ({
  itemId,
  title: itemId,
  description: 'Next',
  pageBreakItem: way,
})

export const GOOGLE_FORM = {
  formId: 'made-up-form',
  info: { title: 'Drinks', description: 'All drinks', documentTitle: 'Drinks (copy)' },
  settings: { emailCollectionType: 'RESPONDER_INPUT', quizSettings: { isQuiz: true } },
  publishSettings: { publishState: { isPublished: true, isAcceptingResponses: true } },
  responderUri: 'https://docs.google.com/forms/d/e/made-up/viewform',
  revisionId: '7',
  linkedSheetId: 'made-up-sheet',
  items: [
    ask('name', { required: true, textQuestion: {}, grading: GRADING }, { description: 'In full' }),
    {
      ...ask('drink', {
        required: true,
        choiceQuestion: {
          type: 'RADIO',
          shuffle: true,
          options: [
            { value: 'Tea', image: IMAGE, goToSectionId: 'about tea' },
            { value: 'Coffee', goToAction: 'SUBMIT_FORM' },
            { value: 'Again', goToAction: 'RESTART_FORM' },
            { isOther: true },
          ],
        },
      }),
    },
    { itemId: 'words', title: 'Some words', description: 'To read', textItem: {} },
    section('about water', {}),
    ask('why', { required: true, textQuestion: { paragraph: true } }),
    section('about tea', { goToSectionId: 'about tea' }),
    ask('with', { choiceQuestion: { type: 'CHECKBOX', options: [{ value: 'Milk' }, { value: 'Sugar' }] } }),
    ask('size', { choiceQuestion: { type: 'DROP_DOWN', options: [{ value: 'Small' }, { value: 'Large' }] } }),
    ask('often', { scaleQuestion: { low: 0, high: 10, lowLabel: 'Never', highLabel: 'Daily' } }),
    ask('stars', { ratingQuestion: { ratingScaleLevel: 5, iconType: 'STAR' } }),
    ask('hearts', { ratingQuestion: { ratingScaleLevel: 7, iconType: 'HEART' } }),
    ask('day', { dateQuestion: { includeYear: true } }),
    ask('moment', { dateQuestion: { includeYear: true, includeTime: true } }),
    ask('hour', { timeQuestion: {} }),
    ask('length', { timeQuestion: { duration: true } }),
    ask('receipt', { fileUploadQuestion: { folderId: 'f', maxFiles: 3, maxFileSize: '1', types: ['PDF', 'IMAGE'] } }),
    ask('none', { dateQuestion: {}, timeQuestion: {}, fileUploadQuestion: {}, rowQuestion: { title: 'Hot' } }),
    {
      itemId: 'taste',
      title: 'Taste',
      questionGroupItem: {
        image: IMAGE,
        grid: {
          shuffleQuestions: true,
          columns: {
            type: 'CHECKBOX',
            shuffle: true,
            options: [
              { value: 'Bad', image: IMAGE },
              { value: 'Good', isOther: false },
            ],
          },
        },
        questions: ['Hot', 'Cold'].map((title) => ({
          questionId: `${title}-q`,
          required: true,
          rowQuestion: { title },
          grading: GRADING,
        })),
      },
    },
    { itemId: 'picture', title: 'A picture', imageItem: { image: IMAGE } },
    { itemId: 'film', title: 'A film', videoItem: { caption: 'Look', video: { youtubeUri: 'https://youtube.com/x' } } },
    {
      ...ask('end', { textQuestion: {} }),
      questionItem: { image: IMAGE, question: { questionId: 'end-q', textQuestion: { paragraph: false } } },
    },
    section('last', { goToAction: 'SUBMIT_FORM' }),
  ],
}

const texts = (questionId: string, ...values: string[]) => [
  questionId,
  { questionId, grade: { score: 1 }, textAnswers: { answers: values.map((value) => ({ value })) } },
]

export const GOOGLE_RESPONSES = [
  {
    responseId: 'r1',
    formId: 'made-up-form',
    createTime: '2026-06-01T10:00:00.123Z',
    lastSubmittedTime: '2026-06-01T10:00:00.123Z',
    respondentEmail: 'vera@example.com',
    totalScore: 3,
    answers: Object.fromEntries([
      texts('name-q', 'Vera'),
      texts('drink-q', 'Water'),
      texts('why-q', 'Thirst'),
      texts('with-q', 'Milk', 'Sugar'),
      texts('size-q', 'Large'),
      texts('often-q', '10'),
      texts('stars-q', '4'),
      texts('hearts-q', '7'),
      texts('day-q', '2026-07-01'),
      texts('moment-q', '2026-07-01 10:30'),
      texts('hour-q', '09:30'),
      texts('length-q', '01:30:00'),
      texts('Hot-q', 'Good'),
      texts('Cold-q', 'Bad', 'Good'),
      ['receipt-q', { questionId: 'receipt-q', fileUploadAnswers: { answers: [{ fileId: 'f', fileName: 'a.pdf' }] } }],
    ]),
  },
  {
    responseId: 'r2',
    createTime: '2026-06-02T10:00:00Z',
    answers: Object.fromEntries([texts('often-q', '11'), texts('gone-q', 'Old')]),
  },
]

export const GOOGLE_DOCUMENTS = { 'form.json': JSON.stringify({ form: GOOGLE_FORM, responses: GOOGLE_RESPONSES }) }
