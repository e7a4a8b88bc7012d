import { useTexts } from '@/messages/react/texts-provider'
import { MeetingFacts } from '../booking/meeting-facts'
import { PlainCard } from './plain-card'
import { PlainDurations } from './plain-durations'
import { PlainHosts } from './plain-hosts'
import { PlainPicker, pickerColumns, shownDate } from './plain-picker'
import type { TimesView } from './views'

/** /{slug}/times: the days with times, and the times of one of them, as links. */
export function PlainTimes({ page, ...view }: TimesView) {
  const texts = useTexts('booking')
  return (
    <PlainCard accent={page.brand?.accent} className={pickerColumns}>
      <MeetingFacts
        page={page}
        texts={texts}
        durations={
          page.durations.length > 1 && (
            <PlainDurations durations={page.durations} choices={view.choices} date={shownDate({ page, view })} />
          )
        }
        hosts={page.hosts && <PlainHosts hosts={page.hosts} choices={view.choices} date={shownDate({ page, view })} />}
      />
      <PlainPicker page={page} view={view} />
    </PlainCard>
  )
}
