import { CalendarX2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { CheckSentence } from '@/components/fields/check-sentence'
import { useErrorAt } from '@/components/fields/field-errors'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { strongLink } from '@/components/ui/link-styles'
import { Skeleton } from '@/components/ui/skeleton'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useSettings } from '@/lib/client/settings'
import { useTimeOff } from '@/lib/client/time-off'
import { type DateGroup, groupDates, putDates, removeDates } from '@/lib/pages/date-hours'
import type { PageFormValues } from '@/lib/pages/page-editor'
import type { TimeOff } from '@/lib/time-off/schema'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { RuleEffect, RuleSentence } from '../effects/rule-effects'
import { PresetSection } from '../preset-section'
import { usePageToday } from '../use-page-today'
import { DateDialog } from './date-dialog'
import { DatesList } from './dates-list'

const DatesCalendar = dynamic(() => import('./dates-calendar').then((module) => module.DatesCalendar), {
  ssr: false,
  loading: () => <Skeleton className="h-88 w-77 max-w-full" />,
})

const NO_TIME_OFF: TimeOff[] = []

/** A new entry, or a stored one that is changed. */
type Edited = { group: DateGroup; before: DateGroup | null }

/** Hours of single dates, in a calendar and as a list. */
export function DatesSection() {
  const { t, locale } = useTexts('pageDates')
  const { control } = useFormContext<PageFormValues>()
  const { field } = useController({ control, name: 'dates' })
  const { data: settings } = useSettings()
  const { data: timeOff = NO_TIME_OFF } = useTimeOff()
  const today = usePageToday()
  const isHydrated = useHydrated()
  const [edited, setEdited] = useState<Edited | null>(null)
  const section = useRef<HTMLDivElement>(null)
  const dates = field.value ?? []
  const groups = groupDates(dates)
  const error = useErrorAt<PageFormValues>('dates')
  const clock = {
    weekStartDay: settings?.weekStartDay ?? 1,
    timeFormat: settings?.timeFormat ?? '24h',
    dateFormat: settings?.dateFormat ?? 'MMM D YYYY',
  } as const

  function openDate(date: string) {
    const spans = dates.find((one) => one.date === date)?.spans
    const group = { from: date, to: date, spans: spans ?? [] }
    setEdited({ group, before: spans ? group : null })
  }

  function remove(group: DateGroup) {
    field.onChange(removeDates(dates, group))
    setEdited(null)
    section.current?.querySelector<HTMLElement>('[data-close-days]')?.focus()
  }

  return (
    <PresetSection
      title={t.heading}
      text={t.intro}
      fields={['dates']}
      note={dates.length === 0 ? t.none : <RuleSentence of="dates" />}
    >
      {error && (
        <p role="alert" className="font-medium text-destructive text-sm">
          <CheckSentence of={error} />
        </p>
      )}
      <div ref={section} className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
        {isHydrated && <DatesCalendar {...clock} dates={dates} timeOff={timeOff} today={today} onPick={openDate} />}
        <div className="grid content-start gap-4">
          <Button
            variant="outline"
            data-close-days
            className="justify-self-start"
            onClick={() => setEdited({ group: { from: today, to: today, spans: [] }, before: null })}
          >
            <CalendarX2 aria-hidden="true" className="size-4" />
            {t.closeSeveral}
          </Button>
          <p className="text-muted-foreground text-sm">
            {sayNodes(locale, t.closeAll, {
              link: (words) => (
                <Link href="/availability" className={strongLink}>
                  {words}
                </Link>
              ),
            })}
          </p>
          {isHydrated && (
            <DatesList
              groups={groups}
              dates={dates}
              today={today}
              onEdit={(group) => setEdited({ group, before: group })}
              onRemove={remove}
            />
          )}
        </div>
      </div>
      {edited && (
        <DateDialog
          key={edited.group.from}
          group={edited.group}
          isNew={edited.before === null}
          others={edited.before ? removeDates(dates, edited.before) : dates}
          timeFormat={clock.timeFormat}
          onApply={(group, others) => {
            field.onChange(putDates(others, group))
            setEdited(null)
          }}
          onRemove={() => remove(edited.group)}
          onClose={() => setEdited(null)}
        />
      )}
      <RuleEffect of="dates" />
    </PresetSection>
  )
}
