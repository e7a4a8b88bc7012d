'use client'

import type { Audit } from '@/lib/admin/schema'
import { useAudit } from '@/lib/client/admin'
import { useTexts } from '@/messages/react/texts-provider'
import { PageHeader } from '../layout/page-header'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { LoadFailed } from '../ui/load-failed'
import { Skeleton } from '../ui/skeleton'
import { useDay } from './use-day'

/** Who has done what, newest first. */
export function AuditScreen() {
  const { t: all } = useTexts('admin')
  const t = all.audit
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAudit()
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <>
      <PageHeader title={t.title} text={t.intro} />
      {isPending && <Skeleton className="h-64" />}
      {!isPending && !data && <LoadFailed title={all.loadFailed} error={error} onRetry={() => void refetch()} />}
      {data && entries.length === 0 && <p className="text-muted-foreground text-sm">{t.empty}</p>}
      {entries.length > 0 && (
        <Card className="p-0 sm:p-0">
          <ul aria-label={t.list} className="divide-y px-4 sm:px-6">
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </Card>
      )}
      {hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button variant="outline" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t.more}
          </Button>
        </div>
      )}
    </>
  )
}

type Entry = Audit['entries'][number]

function EntryRow({ entry }: { entry: Entry }) {
  const { t: all, say } = useTexts('admin')
  const t = all.audit
  const { moment } = useDay()
  const { act, actor, target, facts } = entry
  const who = actor === 'cli' ? t.cli : actor === 'system' ? t.system : actor
  const more = Object.entries(facts).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`)
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-medium text-sm">{t.acts[textOf(act)]}</p>
        <p className="text-muted-foreground text-sm">{moment(entry.at)}</p>
      </div>
      <p className="wrap-anywhere mt-0.5 flex flex-wrap gap-x-3 text-muted-foreground text-xs">
        <span>{say(t.by, { actor: who })}</span>
        {target && <span>{say(t.about, { target })}</span>}
        {more.map((fact) => (
          <code key={fact} dir="ltr">
            {fact}
          </code>
        ))}
      </p>
    </li>
  )
}

type ActText = Entry['act'] extends infer Act
  ? Act extends `${infer Thing}.${infer Done}`
    ? `${Thing}_${Done}`
    : never
  : never

const textOf = (act: Entry['act']) => act.replace('.', '_') as ActText
