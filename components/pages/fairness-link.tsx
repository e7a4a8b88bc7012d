import { Scale } from 'lucide-react'
import { buttonStyles } from '@/components/ui/button-styles'
import { Link } from '@/components/ui/link'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { useTexts } from '@/messages/react/texts-provider'

/** Leads to the figures of a team's page, of which some group shares its bookings. */
export function FairnessLink({ page: { id, hostGroups } }: { page: Pick<TimeSlotPage, 'id' | 'hostGroups'> }) {
  const { t } = useTexts('fairness')
  if (!hostGroups?.some(({ need }) => need !== 'all')) return null
  return (
    <Link href={`/time-slot-pages/${id}/fairness`} className={buttonStyles({ variant: 'outline' })}>
      <Scale aria-hidden="true" className="size-4" />
      {t.title}
    </Link>
  )
}
