'use client'

import type { Audit } from '@/lib/admin/schema'
import { useAudit } from '@/lib/client/admin'
import { useTexts } from '@/messages/react/texts-provider'
import { PageHeader } from '../layout/page-header'
import { Link } from '../ui/link'
import { textLink } from '../ui/link-styles'
import { PagedList } from './paged-list'
import { useDay } from './use-day'

/** Who has done what, newest first. */
export function AuditScreen() {
  const { t: all } = useTexts('admin')
  const t = all.audit
  return (
    <>
      <PageHeader title={t.title} text={t.intro} />
      <PagedList
        label={t.list}
        list={useAudit()}
        itemsOf={({ entries }) => entries}
        row={(entry) => <EntryRow key={entry.id} entry={entry} />}
        empty={<p className="text-muted-foreground text-sm">{t.empty}</p>}
      />
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
      <p className="wrap-anywhere mt-0.5 flex flex-wrap gap-x-3 gap-y-2 text-muted-foreground text-xs">
        <Named account={who === actor ? actor : null}>{say(t.by, { actor: who })}</Named>
        {target && <Named account={isAboutAccount(act) ? target : null}>{say(t.about, { target })}</Named>}
        {more.map((fact) => (
          <code key={fact} dir="ltr">
            {fact}
          </code>
        ))}
      </p>
    </li>
  )
}

/** The id of an account links to its row in the list of accounts. */
function Named({ account, children }: { account: string | null; children: string }) {
  if (account === null) return <span>{children}</span>
  return (
    <Link prefetch={false} href={`/admin/accounts?q=${encodeURIComponent(account)}`} className={textLink}>
      {children}
    </Link>
  )
}

const isAboutAccount = (act: Entry['act']) =>
  act.startsWith('account.') || act === 'mail.test' || act === 'identity.refuse'

type ActText = Entry['act'] extends infer Act
  ? Act extends `${infer Thing}.${infer Done}`
    ? `${Thing}_${Done}`
    : never
  : never

const textOf = (act: Entry['act']) => act.replace('.', '_') as ActText
