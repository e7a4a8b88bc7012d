import { cn } from '@/components/ui/cn'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useTexts } from '@/messages/react/texts-provider'

const APPLE = /Mac|iPhone|iPad/

/** `Ctrl K`, or `⌘ K` on a machine of Apple's. The server does not know which. */
export function PaletteKeys({ className }: { className?: string }) {
  const { t } = useTexts('palette')
  const isApple = useHydrated() && APPLE.test(navigator.platform)
  return (
    <kbd className={cn('rounded-md border bg-muted px-1.5 py-0.5 font-sans text-xs', className)}>
      {isApple ? t.keys.apple : t.keys.others}
    </kbd>
  )
}
