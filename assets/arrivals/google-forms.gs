// Writes this Google Form with its responses into a file of your own Google Drive, for Slotform. It sends and logs nothing.
// Open the form, then ⋮ → Apps Script. Put this text in place of what is there, save, and run saveForSlotform.
// Google asks whether the script may read the form and write the file. Download slotform-….json from Drive afterwards.
function saveForSlotform() {
  const form = FormApp.getActiveForm()
  const isPublished = form.supportsAdvancedResponderPermissions() ? form.isPublished() : true
  const publishState = { isPublished, isAcceptingResponses: form.isAcceptingResponses() }
  const settings = { emailCollectionType: form.collectsEmail() ? 'RESPONDER_INPUT' : 'DO_NOT_COLLECT' }
  const info = { title: form.getTitle(), description: form.getDescription() }
  const about = { formId: form.getId(), info, settings, publishSettings: { publishState }, responderUri: form.getPublishedUrl() }
  const text = JSON.stringify({ form: { ...about, items: form.getItems().map(toItem) }, responses: form.getResponses().map(toResponse) })
  DriveApp.createFile(`slotform-${form.getId()}.json`, text, 'application/json')
}
function toItem(item) {
  const kind = String(item.getType())
  const word = kind.toLowerCase().replace(/(^|_)(.)/g, (_, _mark, letter) => letter.toUpperCase())
  const method = `as${kind === 'DATETIME' ? 'DateTime' : word}Item`
  const own = item[method] ? item[method]() : item
  const base = { itemId: String(item.getId()), title: item.getTitle(), description: item.getHelpText() }
  if (kind === 'PAGE_BREAK') return { ...base, pageBreakItem: toWay(own) }
  if (kind === 'SECTION_HEADER') return { ...base, textItem: {} }
  if (kind === 'IMAGE' || kind === 'VIDEO') return { ...base, [`${kind.toLowerCase()}Item`]: {} }
  const required = own.isRequired ? own.isRequired() : false
  if (kind.endsWith('GRID')) {
    const columns = { type: kind === 'GRID' ? 'RADIO' : 'CHECKBOX', options: own.getColumns().map((value) => ({ value })) }
    const questions = own.getRows().map((title, row) => ({ questionId: `${base.itemId}-${row}`, required, rowQuestion: { title } }))
    return { ...base, questionGroupItem: { grid: { columns }, questions } }
  }
  return { ...base, questionItem: { question: { questionId: base.itemId, required, ...toQuestion(kind, own) } } }
}
function toQuestion(kind, own) {
  const options = own.getChoices ? own.getChoices().map((choice) => ({ value: choice.getValue(), ...toWay(choice) })) : []
  if (own.hasOtherOption?.()) options.push({ isOther: true })
  const type = { MULTIPLE_CHOICE: 'RADIO', LIST: 'DROP_DOWN', CHECKBOX: 'CHECKBOX' }[kind]
  if (type) return { choiceQuestion: { type, options } }
  if (kind.endsWith('TEXT')) return { textQuestion: { paragraph: kind !== 'TEXT' } }
  if (kind.startsWith('DATE')) return { dateQuestion: { includeTime: kind !== 'DATE', includeYear: own.includesYear() } }
  if (kind === 'TIME' || kind === 'DURATION') return { timeQuestion: { duration: kind === 'DURATION' } }
  if (kind === 'RATING') return { ratingQuestion: { ratingScaleLevel: own.getRatingScaleLevel() } }
  if (kind === 'FILE_UPLOAD') return { fileUploadQuestion: {} }
  return { scaleQuestion: { low: own.getLowerBound(), high: own.getUpperBound(), lowLabel: own.getLeftLabel(), highLabel: own.getRightLabel() } }
}
function toWay(from) {
  const page = (from.getGotoPage || from.getGoToPage)?.call(from)
  const kind = from.getPageNavigationType ? String(from.getPageNavigationType()) : ''
  const goToAction = { CONTINUE: 'NEXT_SECTION', RESTART: 'RESTART_FORM', SUBMIT: 'SUBMIT_FORM' }[kind]
  return page ? { goToSectionId: String(page.getId()) } : goToAction ? { goToAction } : {}
}
function toResponse(response) {
  const answers = response.getItemResponses().flatMap((one) => {
    const [id, kind, given] = [String(one.getItem().getId()), String(one.getItem().getType()), one.getResponse()]
    return kind.endsWith('GRID') ? given.map((row, place) => toAnswer(`${id}-${place}`, row)) : [toAnswer(id, given, kind)]
  })
  return { responseId: response.getId(), createTime: response.getTimestamp().toISOString(), respondentEmail: response.getRespondentEmail(), answers: Object.fromEntries(answers) }
}
function toAnswer(questionId, given, kind) {
  const values = [given].flat().filter(Boolean)
  if (kind === 'FILE_UPLOAD') return [questionId, { questionId, fileUploadAnswers: { answers: values.map((fileId) => ({ fileId })) } }]
  return [questionId, { questionId, textAnswers: { answers: values.map((value) => ({ value: String(value) })) } }]
}
