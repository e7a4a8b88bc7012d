import { isRedirectUrl } from '@/lib/forms/rules/logic-rule'
import { MIN_TITLE } from '@/lib/forms/schema'
import { MAX_ENDINGS } from '@/lib/shared/forms/endings'
import { MAX_QUESTIONS, type Question } from '@/lib/shared/forms/question'
import { LANGUAGE_CODES } from '@/lib/shared/languages'
import { MAX_DESCRIPTION, MAX_LINE, MAX_MESSAGE, MAX_TITLE } from '@/lib/shared/text/text'
import { idsOf, type ToId } from '../arrived-id'
import type { ConvertContext, Converter, Line } from '../converter'
import { judgeAnswer } from '../judge-answer'
import { compileJumps, type Stop } from '../jumps/compile-jumps'
import { markerLine } from '../jumps/marker'
import { formLine, questionLine, responseLine, ruleLine, slugOf } from '../lines'
import { firstText, instantOf, type Loose, listOf, looseListOf, looseOf, textOf } from '../loose'
import { NotedTexts, REPLACED } from '../noted-texts'
import { ReportWriter } from '../report-writer'
import { fitLine, fitText } from '../texts'
import { roomFor } from '../within-limits'
import { type FieldIndex, indexFields, readAnswers } from './answers'
import { formOf, readTypeform } from './documents'
import { TYPEFORM_TABLES } from './field-tables'
import { type Field, FieldReader, withoutValues } from './fields'
import { type Compared, targetOf, toCondition } from './logic'

/** Ids of forms and responses are of all accounts of Typeform. */
const ACCOUNT = 'https://api.typeform.com'
/** Typeform’s own screen, with its advertisement. */
const DEFAULT_SCREEN = 'default_tys'
/** Responses that are read in one turn. */
const PIECE = 200

type ArrivedForm = {
  raw: Loose
  form: Line<'forms'>
  versionHash: string
  index: FieldIndex
  hidden: ReadonlyMap<string, Question>
}

/** Forms of Typeform’s Create API with the answers of its Responses API. */
export const convertTypeform: Converter = async (documents, context) => {
  const { forms, lists } = await readTypeform(documents, context.pause)
  const report = new ReportWriter('typeform', TYPEFORM_TABLES)
  const toId = idsOf('typeform', ACCOUNT)
  const arrived: ArrivedForm[] = []
  for (const raw of forms) {
    await context.pause()
    arrived.push(await new FormConverter(raw, report, toId, context).convert())
  }
  const fieldsOf = (raw: Loose) => new Set(arrived.find((one) => one.raw === raw)?.index.keys())
  const responses: Line<'responses'>[] = []
  const seen = new Set<string>()
  for (const list of lists) {
    const raw = formOf(list, forms, fieldsOf)
    const form = arrived.find((one) => one.raw === raw) ?? null
    for (const [place, response] of list.entries()) {
      if (place % PIECE === 0) await context.pause()
      const line = toResponse(response, form, report, toId, seen)
      if (line) responses.push(line)
    }
  }
  return {
    account: ACCOUNT,
    lines: { forms: arrived.map(({ form }) => form), responses },
    report: report.finish(ACCOUNT),
    connect: [],
    ended: [],
    bookingRefs: new Map(),
  }
}

class FormConverter {
  private readonly ref: string
  private readonly reader: FieldReader

  constructor(
    private readonly raw: Loose,
    private readonly report: ReportWriter,
    private readonly toId: ToId,
    private readonly context: ConvertContext,
  ) {
    this.ref = textOf(raw.id)
    this.reader = new FieldReader(report, toId, this.ref)
  }

  async convert(): Promise<ArrivedForm> {
    const { fields: rawFields, logic, welcome_screens: welcome, thankyou_screens: thanks, ...own } = this.raw
    this.report.saw('form', own)
    const id = this.toId('form', this.ref)
    const hidden = this.toHidden(this.raw.hidden)
    const fields = this.withinLimits(this.reader.read(looseListOf(rawFields)), hidden.size)
    const endings = this.toEndings(looseListOf(thanks), looseListOf(logic))
    const { questions, rules } = await this.toRules(looseListOf(logic), { hidden, fields, endings })
    const settings = looseOf(this.raw.settings)
    const title = this.toTitle()
    const createdAt = instantOf(this.raw.created_at) ?? this.context.now.toISOString()
    const language = firstText(this.raw.language, settings.language)
    const { form, versionHash } = formLine({
      id,
      slug: slugOf(null, title, id),
      title,
      description: this.toDescription(looseListOf(welcome)),
      textLanguage: LANGUAGE_CODES.find((code) => code === language) ?? null,
      isPublished: settings.is_public === true,
      endings,
      questions,
      rules,
      createdAt,
    })
    const url = textOf(looseOf(this.raw._links).display)
    this.report.thing({
      kind: 'form',
      ref: this.ref,
      title,
      ...(url && { url }),
      outcome: 'taken',
      became: { part: 'forms', id, path: `/form/${form.slug}` },
    })
    return { raw: this.raw, form, versionHash, index: indexFields(fields), hidden }
  }

  private toTitle(): string {
    const sent = textOf(this.raw.title)
    const plain = withoutValues(sent)
    const { text, isChanged } = fitLine(plain, MAX_TITLE)
    const title = text.length < MIN_TITLE ? 'Typeform' : text
    if (plain !== sent) this.change('form', 'title', 'forms.title', REPLACED)
    else if (isChanged || title !== text)
      this.change('form', 'title', 'forms.title', 'Titles that are too long were cut; too short ones got a name.')
    return title
  }

  private toHidden(names: unknown): Map<string, Question> {
    const hidden = new Map<string, Question>()
    for (const name of listOf(names).filter((one): one is string => typeof one === 'string')) {
      if (!/^[a-zA-Z][\w.-]{0,63}$/.test(name) || hidden.size >= MAX_QUESTIONS) {
        this.report.note({ kind: 'form', field: 'hidden[]', outcome: 'left_out', reason: 'invalid' }, this.ref)
        continue
      }
      const id = this.toId('hidden', `${this.ref}/${name}`)
      const line = questionLine({ id, questionType: 'hidden', question: name, settings: { name } })
      hidden.set(name, line as Question)
    }
    return hidden
  }

  /** The first questions of a form, as many as one has here. */
  private withinLimits(fields: Field[], before: number): Field[] {
    const hasRoom = roomFor(
      fields.map(({ question }) => question),
      before,
    )
    return fields.map((field, place) => {
      if (!field.question || hasRoom[place]) return field
      this.report.note(
        { kind: 'field', field: 'id', outcome: 'left_out', reason: 'too_many' },
        `${this.ref}/${field.id}`,
      )
      return { ...field, question: null }
    })
  }

  private toDescription(screens: readonly Loose[]): string {
    const texts = screens.map((screen, place) => {
      if (place > 0) this.report.leaveOut('screen', screen, { reason: 'no_counterpart' }, this.screenRef(screen))
      else this.report.saw('screen', screen)
      return place > 0 ? [] : [screen.title, looseOf(screen.properties).description]
    })
    const joined = texts
      .flat()
      .map((text) => withoutValues(textOf(text)).trim())
      .filter(Boolean)
      .join('\n\n')
    if (screens.length > 0)
      this.change('screen', 'title', 'forms.description', 'The welcome screen became the description.')
    return fitText(joined, MAX_DESCRIPTION).text
  }

  private toEndings(screens: readonly Loose[], logic: readonly Loose[]): Line<'forms'>['endings'] {
    const targets = new Set(logic.flatMap(({ actions }) => looseListOf(actions).map((action) => targetOf(action).ref)))
    const endings: Line<'forms'>['endings'] = []
    const own = screens.filter(({ ref }) => ref !== DEFAULT_SCREEN)
    for (const screen of screens) {
      const ref = firstText(screen.ref, screen.id)
      const isTypeforms = ref === DEFAULT_SCREEN
      if (isTypeforms && (own.length === 0 || !targets.has(ref))) {
        const note = 'Typeform’s own screen: Slotform has its own words.'
        this.report.leaveOut('screen', screen, { reason: 'no_counterpart', note }, this.screenRef(screen))
      } else if (endings.length >= MAX_ENDINGS) {
        this.report.leaveOut('screen', screen, { reason: 'too_many' }, this.screenRef(screen))
      } else {
        this.report.saw('screen', screen)
        endings.push(this.toEnding(screen, ref, isTypeforms))
      }
    }
    const address = textOf(looseOf(this.raw.settings).redirect_after_submit_url)
    if (address && isRedirectUrl(address) && address.length <= MAX_LINE && endings.length === 0) {
      endings.push({ id: 'redirect', title: '', text: '', redirectUrl: address })
    } else if (address) {
      const field = 'settings.redirect_after_submit_url'
      this.report.note({ kind: 'form', field, outcome: 'left_out', reason: 'invalid' }, this.ref)
    }
    return endings
  }

  private toEnding(screen: Loose, ref: string, isTypeforms: boolean): Line<'forms'>['endings'][number] {
    const id = this.endingId(ref)
    if (isTypeforms) {
      this.change('screen', 'title', 'forms.endings', 'Typeform’s own words became those of Slotform.')
      return { id, title: '', text: '', redirectUrl: '' }
    }
    const properties = looseOf(screen.properties)
    const texts = new NotedTexts(this.report, 'screen', withoutValues)
    const target = { ref: this.screenRef(screen), to: 'forms.endings' }
    const title = texts.line({ ...target, field: 'title' }, screen.title, MAX_TITLE)
    const text = texts.text({ ...target, field: 'properties.description' }, properties.description, MAX_MESSAGE)
    const address = textOf(properties.redirect_url)
    const isAddress = isRedirectUrl(address) && address.length <= MAX_LINE && !address.includes('{{')
    if (address && !isAddress) {
      const field = 'properties.redirect_url'
      this.report.note({ kind: 'screen', field, outcome: 'left_out', reason: 'invalid' }, this.screenRef(screen))
    }
    return { id, title, text, redirectUrl: isAddress ? address : '' }
  }

  private endingId(ref: string): string {
    return /^[\w-]{1,64}$/.test(ref) ? ref : this.toId('ending', `${this.ref}/${ref}`)
  }

  private async toRules(
    logic: readonly Loose[],
    { hidden, fields, endings }: { hidden: Map<string, Question>; fields: Field[]; endings: Line<'forms'>['endings'] },
  ): Promise<{ questions: Line<'forms'>['questions']; rules: Line<'forms'>['rules'] }> {
    const byRef = new Map(fields.map((field) => [field.ref, field]))
    const find = (type: 'field' | 'hidden', ref: string): Compared | null => {
      const question = type === 'hidden' ? hidden.get(ref) : byRef.get(ref)?.question
      return question ? { question, options: byRef.get(ref)?.options ?? new Map() } : null
    }
    const stops: Stop<Jumping>[] = [
      ...[...hidden.values()].map((question) => ({ id: question.id, question, jumps: [] })),
      ...fields.map(({ stopId, question }) => ({ id: stopId, question, jumps: [] })),
    ]
    const leave = (action: Loose, ref: string, reason: 'score' | 'logic' | 'too_many') =>
      this.report.leaveOut('logic', { actions: [action] }, { reason }, `${this.ref}/${ref}`)
    const taken: Jumping[] = []
    for (const { actions, ...entry } of logic) {
      this.report.saw('logic', entry)
      const ref = textOf(entry.ref)
      const stopId = entry.type === 'hidden' ? hidden.get(ref)?.id : byRef.get(ref)?.stopId
      const stop = stops.find(({ id }) => id === stopId)
      for (const action of looseListOf(actions)) {
        const key = { action, ref }
        const condition = looseOf(action.condition)
        const to = this.toTarget(action, byRef, endings)
        const when = toCondition(condition, find)
        if (action.action !== 'jump' || JSON.stringify(condition).includes('"variable"')) leave(action, ref, 'score')
        else if (!stop || !to || !when) leave(action, ref, 'logic')
        else {
          stop.jumps.push({ key, jump: { when, to } })
          taken.push(key)
        }
      }
    }
    const marker = (after: Question | null, number: number) => markerLine(this.toId, this.ref, after, number)
    const { questions, rules, left } = await compileJumps(stops, marker, {
      firstEnding: endings[0]?.id ?? null,
      pause: this.context.pause,
    })
    for (const key of taken) {
      const failed = left.find((one) => one.key === key)
      if (failed) leave(key.action, key.ref, failed.reason)
      else this.report.saw('logic', { actions: [key.action] })
    }
    if (questions.length > stops.filter(({ question }) => question).length) {
      const note = 'Jumps from where nothing is answered, and to the end, need a hidden field.'
      this.report.note(
        { kind: 'logic', field: 'actions[].action', outcome: 'changed', to: 'rules', reason: 'logic', note },
        this.ref,
      )
    }
    const lines = rules.map((rule, number) => {
      const id = this.toId('rule', `${this.ref}/${number}`)
      return ruleLine({ id, match: 'all', ...rule })
    })
    return { questions: questions as Line<'forms'>['questions'], rules: lines }
  }

  private toTarget(action: Loose, byRef: ReadonlyMap<string, Field>, endings: Line<'forms'>['endings']) {
    const { type, ref } = targetOf(action)
    if (type === 'field') {
      const questionId = byRef.get(ref)?.stopId
      return questionId ? { questionId } : null
    }
    if (type !== 'thankyou') return null
    const endingId = this.endingId(ref)
    if (endings.some(({ id }) => id === endingId)) return { endingId }
    return ref === DEFAULT_SCREEN && endings.length === 0 ? { endingId: null } : null
  }

  private change(kind: string, field: string, to: string, note: string): void {
    this.report.note({ kind, field, outcome: 'changed', to, reason: 'no_counterpart', note }, this.ref)
  }

  private screenRef(screen: Loose): string {
    return `${this.ref}/${firstText(screen.ref, screen.id)}`
  }
}

type Jumping = { action: Loose; ref: string }

/** One response; null for one that stays behind. */
function toResponse(
  response: Loose,
  form: ArrivedForm | null,
  report: ReportWriter,
  toId: ToId,
  seen: Set<string>,
): Line<'responses'> | null {
  const ref = firstText(response.response_id, response.token, response.landing_id)
  if (seen.has(ref)) return null
  seen.add(ref)
  const createdAt = instantOf(response.submitted_at)
  const isFinished = createdAt !== null && !['started', 'partial'].includes(textOf(response.response_type))
  if (!form || !isFinished) {
    const note = form ? 'It was not finished.' : 'Its form is not among the documents.'
    report.leaveOut('response', response, { reason: 'invalid', note }, ref)
    report.record({ kind: 'response', ref, outcome: 'left_out', reason: 'invalid' })
    return null
  }
  report.saw('response', response)
  const { answers, refused } = readAnswers(response, form.index)
  const fields = [...refused]
  for (const [name, value] of Object.entries(looseOf(response.hidden))) {
    const question = form.hidden.get(name)
    const answer = question && value !== '' && value !== null ? judgeAnswer(question, value) : null
    if (question && answer) answers[question.id] = answer
    else if (!question || answer === undefined) fields.push('hidden.*')
  }
  for (const field of fields) report.note({ kind: 'response', field, outcome: 'left_out', reason: 'invalid' }, ref)
  const email = form.form.questions.find(({ id, questionType }) => questionType === 'email' && answers[id])
  const id = toId('response', ref)
  if (fields.length > 0) {
    const became = { part: 'responses' as const, id }
    report.record({ kind: 'response', ref, outcome: 'changed', reason: 'invalid', became })
  }
  return responseLine({
    id,
    formId: form.form.id,
    responses: answers,
    respondentEmail: email ? String(answers[email.id]) : null,
    versionHash: form.versionHash,
    createdAt,
  })
}
