import { Link } from '@/components/ui/link'
import { useMay } from '@/components/ui/team'
import { findShortGroup } from '@/lib/pages/hosts-met'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { useTexts } from '@/messages/react/texts-provider'

/** Says that a team's page has too few hosts to offer any time. Nothing for another page. */
export function OffersNothing({ page, className = '' }: { page: TimeSlotPage; className?: string }) {
  const { t, say } = useTexts('pageHosts')
  const mayChange = useMay()('pages:write')
  const { id, hostGroups } = page
  if (!hostGroups) return null
  const short = findShortGroup(hostGroups)
  if (hostGroups.length > 0 && !short) return null
  return (
    <p className={`rounded-xl bg-warning-soft px-4 py-3 text-sm text-warning-foreground ${className}`}>
      {short ? say(t.offersNothingYet, { group: short.name }) : t.offersNothing}{' '}
      {mayChange && (
        <Link href={`/time-slot-pages/${id}/edit?tab=hosts`} className="font-medium underline underline-offset-4">
          {t.chooseHosts}
        </Link>
      )}
    </p>
  )
}
