import { Link } from '@/components/ui/link'
import { useTexts } from '@/messages/react/texts-provider'
import { cn } from '../ui/cn'
import { useScreenAddress } from '../ui/team'
import { type ResponseView, viewPath } from './response-view'

const linkStyles =
  '-outline-offset-2 inline-flex min-h-12 shrink-0 items-center gap-2 rounded-t-lg border-b-2 px-2.5 font-medium text-sm transition-colors hover:text-foreground sm:px-4'

type ViewTabsProps = { formId: string; spamCount: number; view: ResponseView }

/** Links instead of tabs, so that each view has an address of its own. */
export function ViewTabs({ formId, spamCount, view }: ViewTabsProps) {
  const { t, locale } = useTexts('responses')
  const toAddress = useScreenAddress()
  const tab = (name: ResponseView, count = 0) => (
    <Link
      href={viewPath(formId, name)}
      prefetch={false}
      scroll={false}
      onNavigate={(event) => {
        // The address changes within the tab: the server has nothing to add.
        event.preventDefault()
        window.history.pushState(null, '', toAddress(viewPath(formId, name)))
      }}
      aria-current={name === view ? 'page' : undefined}
      className={cn(
        linkStyles,
        name === view ? 'border-primary text-foreground' : 'border-transparent text-muted-foreground',
      )}
    >
      {t.views[name]}
      {count > 0 && (
        <span className="rounded-full bg-secondary px-2 py-0.5 text-secondary-foreground text-xs">
          {new Intl.NumberFormat(locale).format(count)}
        </span>
      )}
    </Link>
  )
  return (
    <nav aria-label={t.views.label} className="-mb-px flex min-w-0 overflow-x-auto [scrollbar-width:none] print:hidden">
      {tab('list')}
      {tab('summary')}
      {tab('spam', spamCount)}
    </nav>
  )
}
