import { withValues } from '@/lib/forms/questions/options'
import { MAX_OPTIONS } from '@/lib/forms/schema'
import { FILE_KINDS, type FileKind } from '@/lib/shared/forms/file-kinds'
import { MAX_FILES } from '@/lib/shared/forms/files'
import { MAX_RATING, type Question } from '@/lib/shared/forms/question'
import { MAX_COLUMNS, MAX_ROWS } from '@/lib/shared/forms/question-settings'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { MAX_SCALE, MAX_STEPS } from '@/lib/shared/forms/scale'
import { MAX_DESCRIPTION, MAX_LINE } from '@/lib/shared/text/text'
import type { ToId } from '../arrived-id'
import { questionLine } from '../lines'
import { isLoose, type Loose, listOf, looseListOf, looseOf, textOf } from '../loose'
import { NotedTexts } from '../noted-texts'
import type { ReportWriter } from '../report-writer'

/** An option that leads to a section, or the section that follows, by the words of the API. */
export type Way = { goToAction: string; goToSectionId: string }

/** An item of a form of Google with the question that it becomes. */
export type Item = {
  id: string
  stopId: string
  isSection: boolean
  question: Question | null
  /** Ids of the questions that responses answer, with the row of a grid; null for a question of its own. */
  answers: ReadonlyMap<string, string | null>
  /** Stored options by the texts of the source. */
  options: ReadonlyMap<string, string>
  /** Where options lead: null for a text that is no option. */
  ways: { option: string | null; way: Way }[]
  /** Where the section leads that ends here. */
  way: Way | null
}

const KIND = 'item'
const FILE_TYPES: Record<string, FileKind> = {
  IMAGE: 'image',
  DRAWING: 'image',
  PDF: 'pdf',
  DOCUMENT: 'document',
  SPREADSHEET: 'spreadsheet',
  PRESENTATION: 'presentation',
  AUDIO: 'audio',
  VIDEO: 'video',
}

type Made = {
  line: Partial<Question> & { questionType: QuestionType }
} & Partial<Pick<Item, 'answers' | 'options' | 'ways'>>

export class ItemReader {
  private readonly texts: NotedTexts

  constructor(
    private readonly report: ReportWriter,
    private readonly toId: ToId,
    private readonly formRef: string,
  ) {
    this.texts = new NotedTexts(report, KIND)
  }

  read(raw: Loose, place: number): Item {
    const id = textOf(raw.itemId) || `item ${place + 1}`
    const ref = `${this.formRef}/${id}`
    const stopId = this.toId('question', ref)
    const isSection = isLoose(raw.pageBreakItem)
    const way = isSection ? wayOf(looseOf(raw.pageBreakItem)) : null
    const item: Item = { id, stopId, isSection, question: null, answers: new Map(), options: new Map(), ways: [], way }
    const made = this.make(raw, ref)
    if (!made) {
      const isMedia = isLoose(raw.imageItem) || isLoose(raw.videoItem)
      this.report.leaveOut(KIND, raw, { reason: isMedia ? 'media' : 'no_counterpart' }, ref)
      return item
    }
    this.report.saw(KIND, raw)
    const { line, ...more } = made
    const description = { ref, field: 'description', to: 'questions.description' }
    const question = questionLine({
      id: stopId,
      question: this.line(ref, 'title', raw.title) || (isSection ? 'Section' : 'Question'),
      description: this.texts.text(description, raw.description, MAX_DESCRIPTION),
      ...line,
    }) as Question
    return { ...item, ...more, question }
  }

  /** The email question of a form that asks for the address of everybody. */
  emailQuestion(): Question {
    const id = this.toId('question', `${this.formRef}/email`)
    return questionLine({ id, questionType: 'email', question: 'Email', isRequired: true }) as Question
  }

  private make(raw: Loose, ref: string): Made | null {
    if (isLoose(raw.pageBreakItem)) return { line: { questionType: 'page_break' } }
    if (isLoose(raw.textItem)) return { line: { questionType: 'heading' } }
    if (isLoose(raw.questionGroupItem)) return this.makeGrid(raw.questionGroupItem, ref)
    if (!isLoose(raw.questionItem)) return null
    const question = looseOf(raw.questionItem.question)
    const made = this.makeQuestion(question, ref)
    if (!made) return null
    const isRequired = question.required === true
    return { ...made, line: { isRequired, ...made.line }, answers: new Map([[textOf(question.questionId), null]]) }
  }

  private makeQuestion(question: Loose, ref: string): Made | null {
    const { textQuestion, choiceQuestion, scaleQuestion, ratingQuestion } = question
    const { dateQuestion, timeQuestion, fileUploadQuestion } = question
    if (isLoose(textQuestion)) return { line: { questionType: textQuestion.paragraph === true ? 'paragraph' : 'text' } }
    if (isLoose(choiceQuestion)) return this.makeChoice(choiceQuestion, ref)
    if (isLoose(scaleQuestion)) return { line: this.scale(ref, scaleQuestion) }
    if (isLoose(ratingQuestion)) return { line: this.rating(ref, ratingQuestion) }
    if (isLoose(dateQuestion)) {
      if (dateQuestion.includeTime === true)
        this.change(ref, 'dateQuestion.includeTime', 'The time of a date was left out.')
      return { line: { questionType: 'date' } }
    }
    if (isLoose(timeQuestion)) {
      if (timeQuestion.duration !== true) return { line: { questionType: 'time' } }
      this.change(ref, 'timeQuestion.duration', 'A duration became a text.')
      return { line: { questionType: 'text' } }
    }
    if (!isLoose(fileUploadQuestion)) return null
    const kinds = listOf(fileUploadQuestion.types).map((type) => FILE_TYPES[textOf(type)])
    const known = kinds.every((kind) => kind !== undefined) ? FILE_KINDS.filter((kind) => kinds.includes(kind)) : []
    const max = Math.min(Math.max(1, numberOf(fileUploadQuestion.maxFiles, 1)), MAX_FILES)
    return { line: { questionType: 'file', settings: { kinds: known, max } } }
  }

  private makeChoice({ type, options: sent }: Loose, ref: string): Made | null {
    const all = looseListOf(sent)
    const own = all.filter(({ isOther }) => isOther !== true)
    const kept = own.slice(0, MAX_OPTIONS)
    const path = 'questionItem.question.choiceQuestion.options[].value'
    this.texts.leave(ref, path, 'too_many', own.length - kept.length)
    if (kept.length === 0) return null
    const labels = kept.map(({ value }, place) => this.line(ref, path, value) || `Option ${place + 1}`)
    const options = withValues(labels.map((label) => ({ label })))
    const values = new Map(
      kept.map(({ value }, place): [string, string] => [textOf(value), options[place]?.value ?? '']),
    )
    const ways = all.flatMap((option) => {
      const way = wayOf(option)
      const value = option.isOther === true ? null : values.get(textOf(option.value))
      return way && value !== undefined ? [{ option: value, way }] : []
    })
    const settings = own.length < all.length ? { other: true } : {}
    return {
      line: { questionType: type === 'CHECKBOX' ? 'multiselect' : 'select', options, settings },
      options: values,
      ways,
    }
  }

  private makeGrid({ grid, questions: sent }: Loose, ref: string): Made | null {
    const columns = looseOf(looseOf(grid).columns)
    const [all, choices] = [looseListOf(sent), looseListOf(columns.options)]
    const questions = all.slice(0, MAX_ROWS)
    const kept = choices.slice(0, MAX_COLUMNS)
    const [rowPath, columnPath] = [
      'questionGroupItem.questions[].rowQuestion.title',
      'questionGroupItem.grid.columns.options[].value',
    ]
    this.texts.leave(ref, rowPath, 'too_many', all.length - questions.length)
    this.texts.leave(ref, columnPath, 'too_many', choices.length - kept.length)
    if (questions.length === 0 || kept.length === 0) return null
    if (columns.type === 'CHECKBOX') {
      const note = 'A row takes one answer: the first was kept.'
      this.texts.change(
        { ref, field: 'questionGroupItem.grid.columns.type', to: 'questions.questionType' },
        'no_counterpart',
        note,
      )
    }
    const titles = questions.map(({ rowQuestion }) => looseOf(rowQuestion).title)
    const rows = withValues(
      titles.map((title, place) => ({ label: this.line(ref, rowPath, title) || `Row ${place + 1}` })),
    )
    const labels = kept.map(({ value }, place) => ({
      label: this.line(ref, columnPath, value) || `Column ${place + 1}`,
    }))
    const listed = withValues(labels)
    return {
      line: {
        questionType: 'matrix',
        isRequired: questions.every(({ required }) => required === true),
        settings: { rows, columns: listed },
      },
      answers: new Map(
        questions.map(({ questionId }, place): [string, string] => [textOf(questionId), rows[place]?.value ?? '']),
      ),
      options: new Map(kept.map(({ value }, place): [string, string] => [textOf(value), listed[place]?.value ?? ''])),
    }
  }

  private scale(ref: string, { low, high, lowLabel, highLabel }: Loose): Made['line'] {
    const from = Math.min(Math.max(0, numberOf(low, 1)), MAX_SCALE - 1)
    const to = Math.min(Math.max(from + 1, numberOf(high, 5)), from + MAX_STEPS, MAX_SCALE)
    const path = 'questionItem.question.scaleQuestion'
    const fromLabel = this.line(ref, `${path}.lowLabel`, lowLabel)
    return {
      questionType: 'scale',
      settings: { from, to, fromLabel, toLabel: this.line(ref, `${path}.highLabel`, highLabel) },
    }
  }

  private rating(ref: string, { ratingScaleLevel }: Loose): Made['line'] {
    const steps = Math.min(Math.max(2, numberOf(ratingScaleLevel, MAX_RATING)), MAX_STEPS)
    if (steps === MAX_RATING) return { questionType: 'rating' }
    this.change(ref, 'ratingQuestion.ratingScaleLevel', `A rating of other than ${MAX_RATING} steps became a scale.`)
    return { questionType: 'scale', settings: { from: 1, to: steps, fromLabel: '', toLabel: '' } }
  }

  private change(ref: string, path: string, note: string): void {
    const field = `questionItem.question.${path}`
    this.texts.change({ ref, field, to: 'questions.questionType' }, 'no_counterpart', note)
  }

  private line(ref: string, field: string, value: unknown): string {
    return this.texts.line({ ref, field, to: 'questions.question' }, value, MAX_LINE)
  }
}

const numberOf = (value: unknown, preset: number) => (Number.isInteger(value) ? Number(value) : preset)

function wayOf({ goToAction, goToSectionId }: Loose): Way | null {
  const way = { goToAction: textOf(goToAction), goToSectionId: textOf(goToSectionId) }
  return way.goToAction || way.goToSectionId ? way : null
}
