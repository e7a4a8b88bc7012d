import type { OutcomeReason } from '@/lib/shared/arrivals/lists'
import type { ReportWriter } from './report-writer'
import { type Fitted, fitLine, fitText } from './texts'

const CUT = 'Long texts were cut.'
export const REPLACED = 'Values that are put into texts became “…”.'

type Target = { ref: string; field: string; to: string }

/** Fits texts of one kind of thing, and notes what it changed. */
export class NotedTexts {
  /** `plain` takes out what a text here cannot have. */
  constructor(
    private readonly report: ReportWriter,
    private readonly kind: string,
    private readonly plain: (text: string) => string = (text) => text,
  ) {}

  line(target: Target, value: unknown, max: number): string {
    return this.noted(target, value, (text) => fitLine(text, max))
  }

  text(target: Target, value: unknown, max: number): string {
    return this.noted(target, value, (text) => fitText(text, max))
  }

  change({ ref, field, to }: Target, reason: OutcomeReason, note: string, times = 1): void {
    this.report.note({ kind: this.kind, field, outcome: 'changed', to, reason, note }, ref, times)
  }

  leave(ref: string, field: string, reason: OutcomeReason, times = 1): void {
    if (times > 0) this.report.note({ kind: this.kind, field, outcome: 'left_out', reason }, ref, times)
  }

  private noted(target: Target, value: unknown, toFitted: (text: string) => Fitted): string {
    const sent = typeof value === 'string' ? value : ''
    const plain = this.plain(sent)
    const { text, isChanged } = toFitted(plain)
    if (plain !== sent) this.change(target, 'no_counterpart', REPLACED)
    else if (isChanged) this.change(target, 'invalid', CUT)
    return text
  }
}
