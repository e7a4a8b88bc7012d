import { Download } from 'lucide-react'
import { useCallAddress, useForKind } from '@/components/ui/team'
import { exportAddress, useExport } from '@/lib/client/portability'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../../ui/button'
import { buttonStyles } from '../../ui/button-styles'
import { useFailureText } from '../../ui/load-failed'

/** Makes a link of the account's zip. The zip is made while the browser fetches it, so the browser shows how far it is. */
export function ExportAccount() {
  const { export: t } = useTexts('dataTransfer').t
  const failureText = useFailureText()
  const toCall = useCallAddress()
  const forKind = useForKind()
  const { data, error, isPending, mutate } = useExport()

  return (
    <div className="grid gap-3">
      <h2 className="font-semibold">{t.heading}</h2>
      <p className="text-muted-foreground text-sm">{t.text}</p>
      <div className="flex flex-wrap gap-2">
        {data && (
          <a href={toCall(exportAddress(data.id))} download className={buttonStyles()}>
            <Download aria-hidden="true" className="size-4" />
            {t.download}
          </a>
        )}
        <Button variant="outline" pending={isPending} disabled={isPending} onClick={() => mutate(undefined)}>
          {startWords({ isFailed: error !== null, isMade: data !== undefined }, t)}
        </Button>
      </div>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {data ? forKind(t.ready) : ''}
      </p>
      {error && (
        <p role="alert" className="font-medium text-destructive text-sm">
          {t.failed} {failureText(error)}
        </p>
      )}
    </div>
  )
}

type Words = { start: string; again: string; retry: string }

function startWords({ isFailed, isMade }: { isFailed: boolean; isMade: boolean }, t: Words): string {
  if (isFailed) return t.retry
  return isMade ? t.again : t.start
}
