import { useState } from 'react'
import { DateControl } from '@/components/fields/date-control'
import { FieldGroup } from '@/components/fields/field'
import { FormSection } from '@/components/fields/form-section'
import { TimeControl } from '@/components/fields/time-control'
import { useClock, useToday } from '@/components/layout/use-clock'
import { Button } from '@/components/ui/button'
import { pillStyles } from '@/components/ui/pill-styles'
import { useExplanation } from '@/lib/client/time-slot-pages'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { durationWords } from '@/lib/time/duration-words'
import type { Clock } from '@/lib/time/meeting-time'
import { parseTypedTime } from '@/lib/time/typed-time'
import { isWallTime, type WallTime, wallTimeToInstant } from '@/lib/time/wall-time'
import { useTexts } from '@/messages/react/texts-provider'
import { BookAnyway } from './book-anyway'
import { ExplainedTime } from './explained-time'

type ExplainTimeProps = { page: TimeSlotPage; openedAt: number }
type Asked = { at: string; duration: number }

/** Answers for any time why the page does not offer it. */
export function ExplainTime({ page, openedAt }: ExplainTimeProps) {
  const { t } = useTexts('explain')
  const clock = useClock()
  return (
    <FormSection title={t.heading} text={t.intro}>
      {clock && <Question page={page} openedAt={openedAt} clock={clock} />}
    </FormSection>
  )
}

function Question({ page, openedAt, clock }: ExplainTimeProps & { clock: Clock }) {
  const { t } = useTexts('explain')
  const booking = useTexts('booking')
  const today = useToday(clock.timezone, openedAt)
  const [wall, setWall] = useState<WallTime>({ date: today, time: parseTypedTime('14:00') ?? '' })
  const [duration, setDuration] = useState(page.duration)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isWrong, setWrong] = useState(false)
  const { data, isFetching, isError, refetch } = useExplanation(page.id, asked)

  function ask() {
    setWrong(!isWallTime(wall))
    if (!isWallTime(wall)) return
    const at = new Date(wallTimeToInstant(wall, clock.timezone)).toISOString()
    if (at === asked?.at && duration === asked.duration) void refetch()
    else setAsked({ at, duration })
  }

  /** An answer for another duration would mislead. */
  function choose(minutes: number) {
    setDuration(minutes)
    if (asked) setAsked({ ...asked, duration: minutes })
  }

  const answer = isError || isWrong ? undefined : data
  return (
    <div>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        {page.durations.length > 1 && (
          <FieldGroup label={t.duration}>
            <div className="flex flex-wrap gap-2">
              {page.durations.map((minutes) => (
                <button
                  key={minutes}
                  type="button"
                  aria-pressed={duration === minutes}
                  className={pillStyles}
                  onClick={() => choose(minutes)}
                >
                  {durationWords(booking, minutes)}
                </button>
              ))}
            </div>
          </FieldGroup>
        )}
        <FieldGroup label={t.label} error={isWrong ? t.incomplete : undefined}>
          {(describedBy) => (
            <div className="flex max-w-md flex-wrap gap-2">
              <DateControl
                ref={null}
                value={wall.date}
                onChange={(date) => setWall({ ...wall, date })}
                onSettled={() => {}}
                dateFormat={clock.dateFormat}
                weekStartDay={clock.weekStartDay}
                today={today}
                aria-describedby={describedBy}
                aria-invalid={(isWrong && wall.date === '') || undefined}
              />
              <TimeControl
                ref={null}
                value={wall.time}
                onChange={(time) => setWall({ ...wall, time })}
                onSettled={() => {}}
                timeFormat={clock.timeFormat}
                className={clock.timeFormat === '12h' ? 'w-30 grow-0 max-[22rem]:grow' : 'w-25 grow-0'}
                aria-describedby={describedBy}
                aria-invalid={(isWrong && wall.time === '') || undefined}
              />
              <Button type="submit" variant="outline" pending={isFetching} className="max-sm:grow">
                {isFetching ? t.checking : t.check}
              </Button>
            </div>
          )}
        </FieldGroup>
        <div role="status">
          {isError && !isWrong && <p className="text-destructive text-sm">{t.failed}</p>}
          {answer && <ExplainedTime explanation={answer} page={page} clock={clock} />}
        </div>
      </form>
      {answer && (
        <BookAnyway
          key={`${answer.at} ${answer.duration}`}
          page={page}
          explanation={answer}
          onBooked={() => void refetch()}
        />
      )}
    </div>
  )
}
