import { RefreshIcon } from '@/components/ui/icons'
import { useTexts } from '@/messages/react/texts-provider'
import type { Slots } from './use-slots'
import { useStale } from './use-stale'

/** Reads the times again. Only there when they may have changed. */
export function RefreshButton({ slots }: { slots: Slots }) {
  const { t } = useTexts('booking')
  const isStale = useStale(slots)
  if (!isStale) return null
  return (
    <button type="button" aria-label={t.times.refresh} className="icon-button" onClick={() => void slots.reload()}>
      <RefreshIcon isSpinning={slots.isReading} />
    </button>
  )
}
