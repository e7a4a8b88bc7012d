import { useState } from 'react'
import { FieldGroup } from '@/components/fields/field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { type DateGroup, groupProblem } from '@/lib/pages/date-hours'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { type DateHours, MAX_DATES } from '@/lib/scheduling/vocabulary'
import { useTexts } from '@/messages/react/texts-provider'
import { ChoicePills } from '../choice-pills'
import { PageDate } from '../page-date'
import { DateSpans } from './date-spans'

type DateDialogProps = {
  group: DateGroup
  isNew: boolean
  /** The page's dates without the entry that is changed. */
  others: readonly DateHours[]
  timeFormat: TimeFormat
  onApply: (group: DateGroup, others: readonly DateHours[]) => void
  onRemove: () => void
  onClose: () => void
}

const KINDS = ['closed', 'open'] as const
const PRESET_SPAN = { startTime: '09:00', endTime: '17:00' }

/** Closes a date or several in a row, or gives them hours of their own. */
export function DateDialog({ group, isNew, others, timeFormat, onApply, onRemove, onClose }: DateDialogProps) {
  const { t, say } = useTexts('pageDates')
  const checks = useTexts('checks').t
  const [from, setFrom] = useState<CalendarDate | ''>(group.from)
  const [to, setTo] = useState<CalendarDate | ''>(group.to)
  const [kind, setKind] = useState<(typeof KINDS)[number]>(group.spans.length > 0 ? 'open' : 'closed')
  const [spans, setSpans] = useState(group.spans.length > 0 ? group.spans : [PRESET_SPAN])
  const [isTried, setTried] = useState(false)
  const draft = { from, to, spans: kind === 'open' ? spans : [] }
  const problem = kind === 'open' && spans.length === 0 ? ('noSpan' as const) : groupProblem(draft, others)
  const shown = isTried ? problem : null
  const messages = {
    from: checks.invalidDate,
    to: checks.invalidDate,
    reversed: checks.rangeReversed,
    full: say(t.full, { max: MAX_DATES }),
    noSpan: t.noSpan,
    spans: null,
  }

  function apply() {
    setTried(true)
    if (!problem) onApply(draft, others)
  }

  function changeFrom(date: CalendarDate | '') {
    setFrom(date)
    // A single day stays one.
    if (date !== '' && (to === '' || to === from || to < date)) setTo(date)
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={t.dialog}>
        <div className="grid gap-5">
          <div className="grid gap-4 sm:grid-cols-2">
            <FieldGroup label={t.from} error={shown === 'from' ? messages.from : undefined}>
              {(describedBy) => (
                <PageDate
                  value={from}
                  onChange={changeFrom}
                  aria-describedby={describedBy}
                  aria-invalid={shown === 'from' || undefined}
                />
              )}
            </FieldGroup>
            <FieldGroup
              label={t.to}
              hint={t.toHint}
              error={shown === 'to' ? messages.to : shown === 'reversed' ? messages.reversed : undefined}
            >
              {(describedBy) => (
                <PageDate
                  value={to}
                  onChange={setTo}
                  min={from || undefined}
                  aria-describedby={describedBy}
                  aria-invalid={shown === 'to' || shown === 'reversed' || undefined}
                />
              )}
            </FieldGroup>
          </div>
          <ChoicePills
            label={t.kind}
            options={KINDS.map((value) => ({ value, label: t[value] }))}
            value={kind}
            onChange={setKind}
          />
          {kind === 'open' && <DateSpans value={spans} timeFormat={timeFormat} onChange={setSpans} />}
          {(shown === 'full' || shown === 'noSpan') && (
            <p role="alert" className="font-medium text-destructive text-sm">
              {messages[shown]}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button onClick={apply}>{t.apply}</Button>
            {!isNew && (
              <Button variant="ghost" onClick={onRemove}>
                {t.remove}
              </Button>
            )}
          </div>
        </div>
      </DialogContent>
    </Dialog>
  )
}
