import { Button } from '@/components/ui/button'
import { useSettings } from '@/lib/client/settings'
import { useForecast } from '@/lib/client/time-slot-pages'
import { hostedSentence } from '@/lib/pages/effects/hosted-sentence'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { useTexts } from '@/messages/react/texts-provider'
import { EffectNote } from '../effects/effect-note'
import { useAskedRules } from '../effects/use-asked-rules'

type HostedDayProps = {
  pageId: string
  stored: PageFormValues
  /** Nothing is asked while nobody can see it. */
  isShown: boolean
}

/** Shows the starts that the engine offers on a typical day, with the hosts in the form. */
export function HostedDay({ pageId, stored, isShown }: HostedDayProps) {
  const words = useTexts('pageHosts')
  const t = words.t.day
  const actions = useTexts('actions').t
  const { data: settings } = useSettings()
  const { asked, isSettled } = useAskedRules(stored)
  const { data, isPlaceholderData, isError, refetch } = useForecast(pageId, isShown ? asked : null)
  const isCurrent = isSettled && !isPlaceholderData
  if (asked === null) return <EffectNote>{t.invalid}</EffectNote>
  // The result is unknown while a host's calendar cannot be read.
  const isUnknown = data && !data.hosted && data.starts.after === null
  if ((isError || isUnknown) && isCurrent) {
    return (
      <div role="status" className="grid justify-items-start gap-2 text-sm">
        <p>{t.failed}</p>
        <Button variant="outline" onClick={() => void refetch()}>
          {actions.retry}
        </Button>
      </div>
    )
  }
  if (!data || !isCurrent) return <EffectNote>{t.computing}</EffectNote>
  const { timezone } = data.starts
  const { timeFormat = '24h' } = settings ?? {}
  return <EffectNote>{hostedSentence(data.hosted ?? null, { timezone, timeFormat }, words)}</EffectNote>
}
