import { GlobeIcon } from '@/components/ui/icons'
import { offsetLabel } from '@/lib/scheduling/zone-words'
import { useTexts } from '@/messages/react/texts-provider'

/** Stands in for the choice of a zone where the page allows its own only. `now` is in epoch milliseconds. */
export function LockedZone({ timezone, city, now }: { timezone: string; city: string; now: number }) {
  const { t, say } = useTexts('timezones')
  return (
    <p className="flex min-h-11 items-center gap-2.5 px-3 py-1.5 text-muted-foreground text-sm">
      <GlobeIcon />
      {/* The server may have drawn it before the clocks changed. */}
      <span suppressHydrationWarning>{say(t.locked, { city, offset: offsetLabel(timezone, now) })}</span>
    </p>
  )
}
