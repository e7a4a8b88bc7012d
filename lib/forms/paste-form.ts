import type { QuestionType } from '@/lib/shared/forms/question-types'
import { MAX_STEPS } from '@/lib/shared/forms/scale'
import { MAX_DESCRIPTION, MAX_LINE } from '@/lib/shared/text/text'
import type { TextRange } from '@/lib/shared/text/text-range'
import { isYesAndNo, OPTIONAL, OTHER, REQUIRED, SEVERAL, typeOfWords, YES_NO } from './paste-words'
import { MAX_OPTIONS } from './schema'

/** Longer texts are not read: a hundred questions are a few pages. */
export const MAX_PASTED_FORM = 50_000

export type PastedQuestion = {
  questionType: QuestionType
  question: string
  description: string
  isRequired: boolean
  options: { label: string }[]
  settings: { statement?: string; from?: number; to?: number; other?: boolean }
}

export type PastedForm =
  /** `unread`: parts that were not understood and are left out, in order. */
  | { questions: PastedQuestion[]; unread: TextRange[] }
  /** Nothing was pasted, too much, no question, or more of them than there is room for. */
  | { refused: 'empty' | 'tooLong' | 'nothing' | 'tooMany' }

/**
 * Reads the questions of a form that is written as text, in English, German or Turkish: numbered questions and lines that end
 * with `?`, `:` or `*`; boxes, letters or bullets below them for choices; blanks (`____`); ranges (`1–5`). `room` is the number
 * of questions that may be added.
 */
export function parseForm(text: string, room: number): PastedForm {
  if (text.length > MAX_PASTED_FORM) return { refused: 'tooLong' }
  if (text.trim() === '') return { refused: 'empty' }
  const { questions, unread } = new FormReader().read(text)
  if (questions.length === 0) return { refused: 'nothing' }
  return questions.length > room ? { refused: 'tooMany' } : { questions, unread }
}

const BOXES = '☐☑☒□▢❏❑⬜✓✔'
const CIRCLES = '○◯⚪◦●'
/** `[ ]`, `[x]` and squares take several answers, `( )` and circles one. */
const MARK = new RegExp(`(?<!\\S)(?:\\[ ?[xX]?\\]|\\( ?\\)|\\([xX]\\)(?= ))|[${BOXES}${CIRCLES}]`, 'u')
const MARKS = new RegExp(MARK.source, 'gu')
const AT_MARK = new RegExp(`^(?:[-*•–] )?(?:${MARK.source})`, 'u')
const LETTER = /^\(?\p{L}\s?[.)] (?=\S)/u
const BULLET = /^[-*•–·‣] (?=\S)/u
const NUMBER = /^(?:(?:question|frage|soru|[qfs])\.? ?)?\(?\d{1,3}\)? ?[.):](?: |(?=\p{L}))/iu
const HEADING = /^#{1,6} (?=\S)/u
const RULE = /^(?:-{3,}|={3,}|\*{3,})$/
const BLANK = /_{3,}|\.{5,}|…{2,}/
const BLANKS = new RegExp(BLANK.source, 'g')
const ONLY_BLANKS = new RegExp(`^(?:(?:${BLANK.source}) ?)+$`)
/** `1–5`, `(0 to 10)`, or each number: `1 2 3 4 5`. */
const RANGE = /(?:^| )[([]?(\d{1,2}) ?(?:-|–|to|bis) ?(\d{1,2})[)\]]?$/iu
const COUNTED = /(?:^| )\d{1,2}(?: \d{1,2}){2,}$/

type Scale = { from: number; to: number }
type Line = TextRange & { text: string; isApart: boolean }

/** A question while its lines are read. */
type Draft = {
  question: string
  /** A line without a number that ends with a colon: the title of the numbered questions below it, if they are. */
  isTitle: boolean
  description: string[]
  isRequired: boolean
  hasSeveral: boolean
  isYesNo: boolean
  labels: string[]
  hasOther: boolean
  blanks: number
  scale: Scale | null
}

class FormReader {
  private readonly questions: PastedQuestion[] = []
  private readonly unread: TextRange[] = []
  private draft: Draft | null = null
  /** What follows a line that was left out describes nothing. */
  private isLeft = false

  read(text: string): { questions: PastedQuestion[]; unread: TextRange[] } {
    for (const line of linesOf(text)) if (!this.take(line)) this.leave(line)
    this.endQuestion()
    return { questions: this.questions, unread: this.unread }
  }

  /** Neighbouring lines that are left out are one part. */
  private leave({ start, end, isApart }: Line): void {
    this.isLeft = true
    const last = this.unread.at(-1)
    if (last && !isApart && start - last.end <= 2) last.end = end
    else this.unread.push({ start, end })
  }

  /** False for a line that is not understood. */
  private take({ text, isApart }: Line): boolean {
    if (RULE.test(text)) return true
    const heading = HEADING.exec(text)
    if (heading) return this.addHeading(text.slice(heading[0].length))
    if (ONLY_BLANKS.test(text)) return this.takeBlank()
    if (AT_MARK.test(text)) return this.takeMarked(text)
    const number = NUMBER.exec(text)
    if (number) return this.begin(text.slice(number[0].length), true)
    const scale = scaleAt(text)
    if (scale && scale.index === 0) return this.takeScale(scale)
    const sign = LETTER.exec(text) ?? BULLET.exec(text)
    if (sign) return this.draft !== null && this.takeLabel(text.slice(sign[0].length), false)
    if (BLANK.test(text)) return this.beginEach(text)
    if (/[?:*]$/.test(text) || REQUIRED.test(text) || OPTIONAL.test(text)) return this.begin(text)
    return !isApart && this.describe(text)
  }

  /** `First name: ____ Last name: ____` are two questions. */
  private beginEach(text: string): boolean {
    const parts = text.split(BLANKS).map((part) => part.trim())
    // The last one is what follows the last blank.
    const after = parts.pop() ?? ''
    const names = parts.filter((part) => part !== '')
    if (names.length === 0 || names.length < parts.length || /[\p{L}\p{N}]/u.test(after)) return false
    return names.every((name) => this.begin(`${name} ____${name === names.at(-1) ? after : ''}`))
  }

  private begin(text: string, isNumbered = false): boolean {
    this.endQuestion(isNumbered)
    this.isLeft = false
    const draft: Draft = {
      ...{
        question: '',
        isTitle: !isNumbered && text.endsWith(':'),
        description: [],
        isRequired: false,
        hasSeveral: false,
        isYesNo: false,
      },
      ...{ labels: [], hasOther: false, blanks: 0, scale: null },
    }
    const marked = inlineOptions(text)
    const asked = readWords(text.slice(0, text.length - marked.length), draft)
    if (asked === '' || asked.length > MAX_LINE) return false
    draft.question = asked
    this.draft = draft
    return marked === '' || this.takeMarked(marked)
  }

  private addHeading(text: string): boolean {
    this.endQuestion()
    if (text.length > MAX_LINE) return false
    this.questions.push({ ...PLAIN, questionType: 'heading', question: text })
    return true
  }

  private describe(text: string): boolean {
    const { draft } = this
    if (!draft || this.isLeft || isAnswered(draft) || [...draft.description, text].join('\n').length > MAX_DESCRIPTION)
      return false
    draft.description.push(text)
    return true
  }

  private takeBlank(): boolean {
    const { draft } = this
    if (!draft || draft.labels.length > 0 || draft.scale) return false
    draft.blanks += 1
    return true
  }

  private takeScale({ from, to }: Scale): boolean {
    const { draft } = this
    if (!draft || isAnswered(draft)) return false
    draft.scale = { from, to }
    return true
  }

  /** One option for each mark. A single one without a question is something to agree to. */
  private takeMarked(text: string): boolean {
    const marks = [...text.matchAll(MARKS)]
    const labels = labelsOf(text, marks)
    const [only = ''] = labels
    if (!this.draft || isTextual(this.draft)) return labels.length === 1 && this.addConsent(only)
    const hasSeveral = marks.some(({ 0: mark }) => mark.startsWith('[') || BOXES.includes(mark))
    return labels.map((label) => this.takeLabel(label, hasSeveral)).every(Boolean)
  }

  private addConsent(marked: string): boolean {
    const draft = { isRequired: false, hasSeveral: false, isYesNo: false, blanks: 0, scale: null }
    const statement = readWords(marked, draft)
    if (statement === '' || statement.length > MAX_LINE || draft.blanks > 0) return false
    this.endQuestion()
    const consent = { questionType: 'consent', question: statement, isRequired: true, settings: { statement } } as const
    this.questions.push({ ...PLAIN, ...consent })
    return true
  }

  private takeLabel(text: string, hasSeveral: boolean): boolean {
    const { draft } = this
    if (!draft || isTextual(draft) || draft.isYesNo) return false
    const label = text.replace(BLANK, '').trim()
    if (label !== text && OTHER.test(label.replace(/ ?:$/, ''))) {
      draft.hasOther = true
      return draft.labels.length > 0
    }
    const isUsable = label === text && label !== '' && label.length <= MAX_LINE && !draft.labels.includes(label)
    if (!isUsable || draft.labels.length >= MAX_OPTIONS) return false
    draft.labels.push(label)
    draft.hasSeveral ||= hasSeveral
    return true
  }

  private endQuestion(isAboveNumber = false): void {
    const { draft } = this
    this.draft = null
    if (!draft) return
    const isTitle = isAboveNumber && draft.isTitle && !isAnswered(draft) && draft.description.length === 0
    if (isTitle) this.addHeading(draft.question)
    else this.questions.push(toQuestion(draft))
  }
}

const PLAIN = { description: '', isRequired: false, options: [], settings: {} }

/** Spaces are one, so that nothing depends on how a text was laid out. `isApart`: an empty line is above it. */
function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let isApart = false
  for (const { 0: whole, index } of text.matchAll(/[^\r\n\f\v\u2028\u2029]+/g)) {
    const gap = lines.at(-1)
    const trimmed = whole.trim()
    if (trimmed === '') continue
    const start = index + whole.indexOf(trimmed)
    isApart = gap !== undefined && /\r?\n\s*\r?\n/.test(text.slice(gap.end, start))
    lines.push({ start, end: start + trimmed.length, text: trimmed.replace(/\s+/g, ' '), isApart })
  }
  return lines
}

function labelsOf(text: string, marks: readonly RegExpExecArray[]): string[] {
  return marks.map(({ index, 0: mark }, place) => text.slice(index + mark.length, marks[place + 1]?.index).trim())
}

/** `☐ Yes ☐ No` at the end of a question; empty where a mark is but a sign among its words. */
function inlineOptions(text: string): string {
  const marks = [...text.matchAll(MARKS)]
  const first = marks[0]?.index ?? 0
  return first > 0 && labelsOf(text, marks).every((label) => label !== '') ? text.slice(first) : ''
}

const isTextual = ({ blanks, scale }: Pick<Draft, 'blanks' | 'scale'>) => blanks > 0 || scale !== null
const isAnswered = (draft: Draft) => isTextual(draft) || draft.isYesNo || draft.labels.length > 0

/** Takes out of a question what says how it is answered. */
function readWords(
  text: string,
  draft: Pick<Draft, 'isRequired' | 'hasSeveral' | 'isYesNo' | 'blanks' | 'scale'>,
): string {
  let words = text.trim()
  const take = (pattern: RegExp) => {
    const found = pattern.test(words)
    if (found) words = words.replace(pattern, '').trim()
    return found
  }
  const isStarred = () => /\*$/.test(words) && take(/ ?\*{1,3}$/)
  draft.isRequired = [isStarred(), take(REQUIRED)].includes(true)
  take(OPTIONAL)
  draft.hasSeveral = take(SEVERAL)
  draft.isYesNo = take(YES_NO)
  if (BLANK.test(words)) {
    draft.blanks = 1
    words = words.replace(BLANKS, '').trim()
  }
  if (isStarred()) draft.isRequired = true
  const scale = scaleAt(words)
  if (scale && scale.index > 0) {
    draft.scale = { from: scale.from, to: scale.to }
    words = words.slice(0, scale.index).trim()
  }
  words = words.replace(/ ?:$/, '')
  if (isStarred()) draft.isRequired = true
  return words
}

function scaleAt(text: string): (Scale & { index: number }) | null {
  const range = RANGE.exec(text)
  const counted = range ? null : COUNTED.exec(text)
  const numbers = range ? range.slice(1).map(Number) : (counted?.[0].trim().split(' ').map(Number) ?? [])
  const [from = 0] = numbers
  const to = numbers.at(-1) ?? 0
  if (counted && numbers.some((number, place) => number !== from + place)) return null
  const index = (range ?? counted)?.index
  return index !== undefined && from <= 1 && to - from > 1 && to - from <= MAX_STEPS ? { from, to, index } : null
}

function toQuestion({ question, description, isRequired, labels, ...draft }: Draft): PastedQuestion {
  const asked = { ...PLAIN, question, description: description.join('\n'), isRequired }
  if (draft.scale) return { ...asked, questionType: 'scale', settings: draft.scale }
  if (draft.isYesNo || isYesAndNo(labels)) return { ...asked, questionType: 'yes_no' }
  const [statement] = labels
  if (draft.hasSeveral && labels.length === 1 && statement) {
    return { ...asked, questionType: 'consent', isRequired: true, settings: { statement } }
  }
  if (labels.length > 0) {
    const questionType = draft.hasSeveral ? 'multiselect' : 'select'
    const options = labels.map((label) => ({ label }))
    return { ...asked, questionType, options, settings: draft.hasOther ? { other: true } : {} }
  }
  return { ...asked, questionType: draft.blanks > 1 ? 'paragraph' : typeOfWords(question) }
}
