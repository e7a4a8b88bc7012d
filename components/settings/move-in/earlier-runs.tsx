import { useState } from 'react'
import type { ListedArrival } from '@/lib/arrivals/api-shapes'
import { useArrival, useArrivals, useForgetArrival } from '@/lib/client/arrivals'
import { ARRIVAL_SOURCES } from '@/lib/shared/arrivals/lists'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../../ui/button'
import { useToastFailure } from '../../ui/toast-failure'
import { toast } from '../../ui/use-toast'
import { useMoment } from '../portability/use-moment'
import { ArrivalReport } from './arrival-report'
import { OldLinks } from './old-links'

/** The reports that are kept, and the addresses that they know. */
export function EarlierRuns() {
  const { t } = useTexts('moveIn')
  const { data: runs = [] } = useArrivals()
  if (runs.length === 0) return null
  return (
    <>
      <div className="grid gap-3 border-t pt-5">
        <h2 className="font-semibold">{t.earlier}</h2>
        <p className="text-muted-foreground text-sm">{t.earlierHint}</p>
        <ul className="divide-y border-y">
          {runs.map((run) => (
            <Run key={run.id} run={run} />
          ))}
        </ul>
      </div>
      <OldLinks />
    </>
  )
}

function Run({ run: { id, source, at } }: { run: ListedArrival }) {
  const { t, say } = useTexts('moveIn')
  const momentOf = useMoment()
  const toastFailure = useToastFailure()
  const forget = useForgetArrival()
  const [isOpen, setOpen] = useState(false)
  const { data } = useArrival(id, isOpen)
  const known = ARRIVAL_SOURCES.find((one) => one === source)

  async function remove() {
    try {
      await forget.mutateAsync(id)
      toast({ title: t.forgotten })
    } catch (error) {
      toastFailure(error, t.failed, t.failed)
    }
  }

  return (
    <li className="grid gap-2 py-3 text-sm">
      <p className="font-medium">{say(t.run, { source: known ? t.sources[known] : source, moment: momentOf(at) })}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t.hide : t.show}
        </Button>
        <Button variant="outline" disabled={forget.isPending} onClick={remove}>
          {t.forget}
        </Button>
      </div>
      {isOpen && data && <ArrivalReport report={data.report} />}
    </li>
  )
}
