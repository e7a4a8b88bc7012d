import { useTexts } from '@/messages/react/texts-provider'
import { CodeLine } from '../../ui/code-line'
import { useHydrated } from '../../ui/use-hydrated'
import { proxyLines } from './commands'

/** How the links in mails of Cal.com go on working, after its bookings came. */
export function ProxyLines() {
  const { t } = useTexts('moveIn')
  const origin = useHydrated() ? window.location.origin : ''
  return (
    <div className="grid min-w-0 gap-2">
      <p className="font-medium">{t.oldHost}</p>
      <p className="text-muted-foreground">{t.oldHostHint}</p>
      {proxyLines(origin).map(({ server, line }) => (
        <div key={server} className="grid min-w-0 gap-1">
          <bdi>{server}</bdi>
          <CodeLine>{line}</CodeLine>
        </div>
      ))}
    </div>
  )
}
