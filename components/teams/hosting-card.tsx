'use client'

import dynamic from 'next/dynamic'
import { CalendarChooser } from '@/components/calendars/calendar-chooser'
import { NothingConnected, useIsNothingConnected } from '@/components/calendars/nothing-connected'
import { FieldGroup } from '@/components/fields/field'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Fold } from '@/components/ui/fold'
import { Skeleton } from '@/components/ui/skeleton'
import { useToastFailure } from '@/components/ui/toast-failure'
import { useChangeHosting } from '@/lib/client/hosting'
import type { Hosting, UpdateHostingInput } from '@/lib/pages/host-schema'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { useHostingTexts } from './use-hosting-texts'

const HostingHours = dynamic(() => import('./hosting-hours').then((module) => module.HostingHours), {
  ssr: false,
  loading: () => <Skeleton className="h-24" />,
})

type HostingCardProps = { hosting: Hosting; timezones: readonly TimezoneOption[] }

/** One page of a team: whether its host agrees, and which hours and calendars count for it. All but hours is saved at once. */
export function HostingCard({ hosting, timezones }: HostingCardProps) {
  const { t, say, isRoom } = useHostingTexts()
  const { page, team, group, state } = hosting
  const change = useChangeHosting(page.id)
  const fail = useToastFailure()
  const save = (body: UpdateHostingInput) => change.mutate(body, { onError: (error) => fail(error, t.failed) })
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 dir="auto" className="wrap-anywhere text-along font-semibold">
            {page.title}
          </h2>
          <p className="mt-0.5 text-muted-foreground text-sm">{say(t.facts, { team: team.name, group })}</p>
        </div>
        <Badge variant={state === 'agreed' ? 'default' : state === 'asked' ? 'warning' : 'outline'}>
          {t.states[state]}
        </Badge>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {state !== 'agreed' && (
          <Button aria-label={say(t.agreeTo, { title: page.title })} onClick={() => save({ state: 'agreed' })}>
            {t.agree}
          </Button>
        )}
        {state !== 'declined' && !isRoom && (
          <Button
            variant="outline"
            aria-label={say(state === 'agreed' ? t.stopOf : t.declineOf, { title: page.title })}
            onClick={() => save({ state: 'declined' })}
          >
            {state === 'agreed' ? t.stop : t.decline}
          </Button>
        )}
      </div>
      <Fold title={t.hours}>
        <HostingHours hosting={hosting} timezones={timezones} />
      </Fold>
      <Fold title={t.calendars}>
        <p className="mb-4 text-muted-foreground text-sm">{t.calendarsHint}</p>
        <Calendars hosting={hosting} onChange={save} />
      </Fold>
    </Card>
  )
}

function Calendars({ hosting, onChange }: { hosting: Hosting; onChange: (change: UpdateHostingInput) => void }) {
  const { t } = useHostingTexts()
  const { conflictCheckCalendars, targetCalendars } = hosting
  const isEmpty = useIsNothingConnected([...conflictCheckCalendars, ...targetCalendars])
  if (isEmpty) return <NothingConnected text={t.noCalendars} />
  return (
    <div className="grid gap-6">
      <FieldGroup label={t.conflicts}>
        <CalendarChooser
          value={conflictCheckCalendars}
          onChange={(chosen) => onChange({ conflictCheckCalendars: chosen })}
          isForWriting={false}
        />
      </FieldGroup>
      <FieldGroup label={t.targets}>
        <CalendarChooser
          value={targetCalendars}
          onChange={(chosen) => onChange({ targetCalendars: chosen })}
          isForWriting
        />
      </FieldGroup>
    </div>
  )
}
