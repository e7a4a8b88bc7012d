'use client'

import { ChevronRight, Gauge } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { FirstSteps, Overview } from '@/lib/admin/schema'
import { useAdminTestMail, useOverview } from '@/lib/client/admin'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../fields/form-section'
import { useOwner } from '../layout/owner'
import { PageHeader } from '../layout/page-header'
import { Button } from '../ui/button'
import { Link } from '../ui/link'
import { LoadFailed } from '../ui/load-failed'
import { Skeleton } from '../ui/skeleton'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'
import { ageWords, diskSize } from './amounts'
import { FirstStepsCard } from './first-steps-card'
import { useDay } from './use-day'

/** The state of the server in numbers, each of which leads to its list. */
export function OverviewScreen({ steps }: { steps: FirstSteps }) {
  const { t: all, say } = useTexts('admin')
  const t = all.overview
  const { data, isPending, error, refetch } = useOverview()
  const sending = useTestMail()
  return (
    <>
      <PageHeader title={t.title} text={data && say(t.intro, { version: data.version })}>
        <Button variant="outline" pending={sending.isPending} onClick={sending.send}>
          {t.testMail}
        </Button>
      </PageHeader>
      <div className="grid gap-5">
        <FirstStepsCard steps={steps} onSend={sending.send} isSending={sending.isPending} />
        {isPending && <Skeleton className="h-64" />}
        {!isPending && !data && <LoadFailed title={all.loadFailed} error={error} onRetry={() => void refetch()} />}
        {data && <Tiles overview={data} />}
        {data && <Limits limits={data.limits} />}
      </div>
    </>
  )
}

function useTestMail() {
  const { t: all, say } = useTexts('admin')
  const t = all.overview
  const { email } = useOwner()
  const toastFailure = useToastFailure()
  const router = useRouter()
  const { mutateAsync, isPending } = useAdminTestMail()

  async function run() {
    try {
      await mutateAsync(undefined)
      toast({ title: say(t.testMailSent, { email }) })
      // The steps were read with the page.
      router.refresh()
    } catch (error) {
      toastFailure(error, t.testMailFailed)
    }
  }

  return { isPending, send: () => void run() }
}

type Tile = { label: string; value: string; note?: string; href: string; isBad?: boolean }

function Tiles({ overview }: { overview: Overview }) {
  const { t: all, say, locale } = useTexts('admin')
  const t = all.overview
  const { day } = useDay()
  const { queue, connections, disk, backup } = overview
  const connected = connections.working + connections.expired
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  const tiles: Tile[] = [
    { label: t.accounts, value: number(overview.accounts), note: t.accountsText, href: '/admin/accounts' },
    { label: t.pages, value: number(overview.pages), href: '/admin/accounts' },
    { label: t.forms, value: number(overview.forms), href: '/admin/accounts' },
    { label: t.signUp, value: all.signUpModes[overview.signUp], href: '/admin/instance' },
    {
      label: t.waiting,
      value: number(queue.waiting),
      note: queue.waiting > 0 ? say(t.oldest, { duration: ageWords(queue.oldestSeconds, locale) }) : t.nothingWaits,
      href: '/admin/queue?state=waiting',
    },
    {
      label: t.failed,
      value: number(queue.failed),
      note: t.failedText,
      href: '/admin/queue',
      isBad: queue.failed > 0,
    },
    {
      label: t.connections,
      value: number(connected),
      note:
        connections.expired > 0 ? say(t.expired, { count: connections.expired }) : connected > 0 ? t.allWork : t.none,
      href: '/admin/accounts',
      isBad: connections.expired > 0,
    },
    {
      label: t.disk,
      value: diskSize(disk.usedBytes, locale),
      note: disk.freeBytes === null ? t.freeUnknown : say(t.free, { size: diskSize(disk.freeBytes, locale) }),
      href: '/admin/accounts',
    },
    {
      label: t.backup,
      value: backup.lastAt ? day(backup.lastAt) : '–',
      note: backup.lastAt ? undefined : t.noBackup,
      href: '/admin/audit',
      isBad: backup.lastAt === null,
    },
  ]
  return (
    <ul className="grid gap-3 min-[26rem]:grid-cols-2 xl:grid-cols-3">
      {tiles.map((tile) => (
        <li key={tile.label}>
          <TileLink {...tile} />
        </li>
      ))}
    </ul>
  )
}

function TileLink({ label, value, note, href, isBad }: Tile) {
  return (
    <Link
      href={href}
      className="group flex h-full min-h-28 flex-col rounded-2xl border bg-card p-4 text-card-foreground shadow-xs transition-colors hover:border-primary"
    >
      <span className="flex items-center justify-between gap-2 text-muted-foreground text-sm">
        {label}
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 rtl:rotate-180"
        />
      </span>
      <span className="wrap-anywhere mt-1 font-semibold text-2xl tabular-nums tracking-tight">{value}</span>
      {note && (
        <span
          className={`mt-auto pt-2 text-xs ${isBad ? 'font-medium text-warning-foreground' : 'text-muted-foreground'}`}
        >
          {note}
        </span>
      )}
    </Link>
  )
}

function Limits({ limits }: Pick<Overview, 'limits'>) {
  const { t: all, locale } = useTexts('admin')
  const t = all.overview
  const reached = limits.filter(({ refused24h }) => refused24h > 0)
  return (
    <FormSection title={t.limits} text={t.limitsText}>
      {reached.length === 0 ? (
        <p className="flex items-center gap-2 text-muted-foreground text-sm">
          <Gauge aria-hidden="true" className="size-4 shrink-0" />
          {t.noRefusals}
        </p>
      ) : (
        <ul className="-my-2 divide-y">
          {reached.map(({ name, refused24h }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
              <code dir="ltr" className="wrap-anywhere">
                {name}
              </code>
              <span className="tabular-nums">{new Intl.NumberFormat(locale).format(refused24h)}</span>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  )
}
