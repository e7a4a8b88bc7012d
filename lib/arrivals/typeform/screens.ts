import { isRedirectUrl } from '@/lib/forms/rules/logic-rule'
import { MAX_ENDINGS } from '@/lib/shared/forms/endings'
import { MAX_DESCRIPTION, MAX_LINE, MAX_MESSAGE, MAX_TITLE } from '@/lib/shared/text/text'
import type { ToId } from '../arrived-id'
import type { Line } from '../converter'
import { firstText, type Loose, looseListOf, looseOf, textOf } from '../loose'
import { NotedTexts } from '../noted-texts'
import type { ReportWriter } from '../report-writer'
import { fitText } from '../texts'
import { withoutValues } from './fields'
import { targetOf } from './logic'

/** Typeform’s own screen, with its advertisement. */
export const DEFAULT_SCREEN = 'default_tys'

/** The screens before and after the questions of a form, whose reference is `ref`. */
export class ScreenReader {
  constructor(
    private readonly report: ReportWriter,
    private readonly toId: ToId,
    private readonly ref: string,
  ) {}

  /** The welcome screen. */
  toDescription(screens: readonly Loose[]): string {
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

  /** `address`: where a form without screens of its own leads once it was sent. */
  toEndings(screens: readonly Loose[], logic: readonly Loose[], address: string): Line<'forms'>['endings'] {
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

  endingId(ref: string): string {
    return /^[\w-]{1,64}$/.test(ref) ? ref : this.toId('ending', `${this.ref}/${ref}`)
  }

  private change(kind: string, field: string, to: string, note: string): void {
    this.report.note({ kind, field, outcome: 'changed', to, reason: 'no_counterpart', note }, this.ref)
  }

  private screenRef(screen: Loose): string {
    return `${this.ref}/${firstText(screen.ref, screen.id)}`
  }
}
