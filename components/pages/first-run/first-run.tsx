'use client'

import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { useDetectedTimezone } from '@/components/fields/use-detected-timezone'
import { InlineScript } from '@/components/layout/inline-script'
import { ShareButton } from '@/components/share/share-button'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Link } from '@/components/ui/link'
import { focusHeading } from '@/components/ui/move-focus'
import { useNonce } from '@/components/ui/nonce'
import { useTeam } from '@/components/ui/team'
import { useSettings, useUpdateSettings } from '@/lib/client/settings'
import { useTimeSlotPages } from '@/lib/client/time-slot-pages'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { FIRST_RUN_STEPS, type FirstRunStep } from '@/lib/settings/first-run'
import { useTexts } from '@/messages/react/texts-provider'
import { FirstRunDialog } from './first-run-dialog'
import { readerHabits } from './reader-habits'
import { hideSkipped, useSkipped } from './use-skipped'

/** Leads a new account to a link that can be shared. Shown until there is a page; can be skipped for a day. A team is not new to its people. */
export function FirstRun({ className }: { className?: string }) {
  const { t } = useTexts('firstRun')
  const moveIn = useTexts('moveIn').t
  const nonce = useNonce()
  const team = useTeam()
  const { data: settings } = useSettings()
  const update = useUpdateSettings()
  const timezone = useDetectedTimezone()
  const { data: pages } = useTimeSlotPages()
  const [isSkipped, skip] = useSkipped()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const [hasHours, setHasHours] = useState(false)
  const [created, setCreated] = useState<TimeSlotPage | null>(null)
  const titleId = useId()
  if (team || !settings || !pages || (pages.length > 0 && !created)) return null

  const isDone: Record<FirstRunStep, boolean> = {
    you: settings.saved && settings.fullName !== '',
    hours: hasHours || created !== null,
    link: created !== null,
  }
  const next = FIRST_RUN_STEPS.find((step) => !isDone[step]) ?? 'link'

  /** People who skip the questions get the browser's clock. */
  function leave(isSaved: boolean) {
    skip()
    if (!isSaved) update.mutate({ ...readerHabits(), ...(timezone && { timezone }) })
    focusHeading()
  }

  return (
    <div hidden={isSkipped && !created} className={cn('mb-6', className)} data-first-run suppressHydrationWarning>
      <InlineScript code={hideSkipped} nonce={nonce} />
      {/* No heading: the first one below the title of the meetings is their range. */}
      <Card role="group" aria-labelledby={titleId} className="border-primary/40 p-4 sm:p-6">
        <p id={titleId} className="font-semibold text-lg tracking-tight">
          {created ? t.ready.heading : t.heading}
        </p>
        <p className="mt-1 text-muted-foreground text-sm">{created ? t.ready.text : t.intro}</p>
        <ol className="mt-4 grid gap-2.5 sm:grid-cols-3">
          {FIRST_RUN_STEPS.map((step, place) => (
            <li key={step} className="flex items-center gap-3 text-sm">
              <span className={cn(markStyles, isDone[step] && 'border-primary bg-primary text-primary-foreground')}>
                {isDone[step] ? (
                  <Check role="img" aria-label={t.done} className="size-3.5" strokeWidth={3} />
                ) : (
                  place + 1
                )}
              </span>
              <span className={cn('min-w-0 font-medium', isDone[step] && 'text-muted-foreground')}>
                {t.steps[step]}
              </span>
            </li>
          ))}
        </ol>
        <div className="mt-5 flex flex-wrap gap-2">
          {created ? (
            <ShareButton
              kind="page"
              title={created.title}
              path={`/${created.slug}`}
              unpublished={null}
              variant="default"
            />
          ) : (
            <>
              <Button onClick={() => setOpen(true)}>{next === 'you' ? t.start : t.resume}</Button>
              <Button variant="ghost" asChild>
                <Link href="/settings/move-in">{moveIn.fromOther}</Link>
              </Button>
              <Button variant="ghost" onClick={() => leave(settings.saved)}>
                {t.skip}
              </Button>
            </>
          )}
        </div>
      </Card>
      {isOpen !== null && (
        <FirstRunDialog
          open={isOpen}
          onOpenChange={setOpen}
          firstStep={next}
          settings={settings}
          created={created}
          onHours={() => setHasHours(true)}
          onCreated={setCreated}
        />
      )}
    </div>
  )
}

const markStyles =
  'flex size-7 shrink-0 items-center justify-center rounded-full border border-input font-semibold text-xs tabular-nums'
