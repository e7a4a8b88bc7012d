import { MIN_TITLE } from '@/lib/forms/schema'
import { MAX_QUESTIONS, type Question } from '@/lib/shared/forms/question'
import { LANGUAGE_CODES } from '@/lib/shared/languages'
import { MAX_TITLE } from '@/lib/shared/text/text'
import type { ToId } from '../arrived-id'
import type { ConvertContext, Line } from '../converter'
import { formLine, questionLine, slugOf } from '../lines'
import { firstText, instantOf, type Loose, listOf, looseListOf, looseOf, textOf } from '../loose'
import { REPLACED } from '../noted-texts'
import type { ReportWriter } from '../report-writer'
import { fitLine } from '../texts'
import { roomFor } from '../within-limits'
import { type FieldIndex, indexFields } from './answers'
import { type Field, FieldReader, withoutValues } from './fields'
import { JumpConverter } from './jumps'
import { ScreenReader } from './screens'

export type ArrivedForm = {
  raw: Loose
  form: Line<'forms'>
  versionHash: string
  index: FieldIndex
  hidden: ReadonlyMap<string, Question>
}

/** One form with its questions, endings and rules. */
export class FormConverter {
  private readonly ref: string
  private readonly reader: FieldReader
  private readonly screens: ScreenReader

  constructor(
    private readonly raw: Loose,
    private readonly report: ReportWriter,
    private readonly toId: ToId,
    private readonly context: ConvertContext,
  ) {
    this.ref = textOf(raw.id)
    this.reader = new FieldReader(report, toId, this.ref)
    this.screens = new ScreenReader(report, toId, this.ref)
  }

  async convert(): Promise<ArrivedForm> {
    const { fields: rawFields, logic, welcome_screens: welcome, thankyou_screens: thanks, ...own } = this.raw
    this.report.saw('form', own)
    const id = this.toId('form', this.ref)
    const hidden = this.toHidden(this.raw.hidden)
    const fields = this.withinLimits(this.reader.read(looseListOf(rawFields)), hidden.size)
    const settings = looseOf(this.raw.settings)
    const address = textOf(settings.redirect_after_submit_url)
    const endings = this.screens.toEndings(looseListOf(thanks), looseListOf(logic), address)
    const jumps = new JumpConverter(this.report, this.toId, this.ref, this.screens)
    const targets = { hidden, fields, endings }
    const { questions, rules } = await jumps.toRules(looseListOf(logic), targets, this.context.pause)
    const title = this.toTitle()
    const createdAt = instantOf(this.raw.created_at) ?? this.context.now.toISOString()
    const language = firstText(this.raw.language, settings.language)
    const { form, versionHash } = formLine({
      id,
      slug: slugOf(null, title, id),
      title,
      description: this.screens.toDescription(looseListOf(welcome)),
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

  private change(kind: string, field: string, to: string, note: string): void {
    this.report.note({ kind, field, outcome: 'changed', to, reason: 'no_counterpart', note }, this.ref)
  }
}
