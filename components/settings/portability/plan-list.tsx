import type { ImportPlan } from '@/lib/portability/api-shapes'
import { PARTS, type Part } from '@/lib/shared/portability'
import { useTexts } from '@/messages/react/texts-provider'
import { useMoment } from './use-moment'

type Counted = Pick<ImportPlan, 'parts' | 'erased' | 'renamed' | 'unknownHosts' | 'conflicts'>

/** Counts by kind, with the reason for what is left out; then new addresses, and bookings whose time is taken. */
export function PlanList({ plan, exportedAt }: { plan: Counted; exportedAt?: string }) {
  const { t, say, locale } = useTexts('dataTransfer')
  const momentOf = useMoment()
  const shown = PARTS.filter((part) => totalOf(plan, part) > 0)
  return (
    <div className="grid gap-4 text-sm">
      {exportedAt && <p className="text-muted-foreground">{say(t.plan.exported, { moment: momentOf(exportedAt) })}</p>}
      {shown.length === 0 && <p>{t.plan.empty}</p>}
      <ul aria-label={t.plan.list} className="divide-y border-y empty:hidden">
        {shown.map((part) => {
          const { added, kept, skipped } = plan.parts[part]
          const words = [
            ...(added > 0 ? [say(t.plan.added, { count: added })] : []),
            ...(kept > 0 ? [say(t.plan.kept, { count: kept })] : []),
            ...(skipped > 0 ? [say(t.plan.skipped, { count: skipped })] : []),
          ]
          return (
            <li key={part} className="py-2">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium">{t.plan.parts[part]}</span>
                <span>{new Intl.ListFormat(locale, { type: 'unit' }).format(words)}</span>
              </p>
              {skipped > 0 && <p className="mt-1 text-muted-foreground">{t.plan.reasons[reasonOf(part)]}</p>}
            </li>
          )
        })}
      </ul>
      {plan.erased > 0 && <p>{say(t.plan.erased, { count: plan.erased })}</p>}
      {plan.renamed.length > 0 && (
        <div>
          <p className="font-medium">{t.plan.renamed}</p>
          <ul className="mt-1 text-muted-foreground">
            {plan.renamed.map(({ from, to }) => (
              <li key={from} className="break-words">
                {say(t.plan.renamedTo, { from, to })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {plan.unknownHosts && plan.unknownHosts.length > 0 && (
        <div>
          <p className="font-medium">{t.plan.unknownHosts}</p>
          <ul className="mt-1 text-muted-foreground">
            {plan.unknownHosts.map((email) => (
              <li key={email} className="break-words">
                <bdi>{email}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {plan.conflicts.length > 0 && (
        <div>
          <p className="font-medium">{t.plan.conflicts}</p>
          <ul className="mt-1 text-muted-foreground">
            {plan.conflicts.map(({ startTime, attendeeName }) => (
              <li key={`${startTime} ${attendeeName}`} className="break-words">
                {say(t.plan.conflict, { moment: momentOf(startTime), name: attendeeName })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function totalOf({ parts }: Counted, part: Part): number {
  const { added, kept, skipped } = parts[part]
  return added + kept + skipped
}

function reasonOf(part: Part): 'taken' | 'files' | 'missing' {
  if (part === 'bookings') return 'taken'
  return part === 'files' ? 'files' : 'missing'
}
