import { Search } from 'lucide-react'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { Tooltip } from '@/components/ui/tooltip'
import { useTexts } from '@/messages/react/texts-provider'
import { showOverlay } from './overlay'
import { PaletteKeys } from './palette-keys'

const SHORTCUTS = 'Control+K Meta+K'
/** The visible way into the palette, in the sidebar. */
export function PaletteField({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTexts('palette')
  return (
    <div className="px-3 pt-1">
      <Tooltip text={t.open} disabled={!isCollapsed}>
        <button
          type="button"
          aria-keyshortcuts={SHORTCUTS}
          onClick={() => showOverlay('palette')}
          className="flex min-h-11 w-full items-center gap-3 rounded-lg border border-input bg-card px-3 text-start text-muted-foreground text-sm transition-colors hover:bg-accent in-data-[sidebar=collapsed]:border-transparent in-data-[sidebar=collapsed]:bg-transparent"
        >
          <Search aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
          <span className="min-w-0 flex-1 truncate in-data-[sidebar=collapsed]:sr-only">{t.open}</span>
          <span aria-hidden="true" className="in-data-[sidebar=collapsed]:hidden [@media(hover:none)]:hidden">
            <PaletteKeys />
          </span>
        </button>
      </Tooltip>
    </div>
  )
}

/** The same as an icon, in the bar of a phone. */
export function PaletteIcon() {
  const { t } = useTexts('palette')
  return (
    <button
      type="button"
      aria-label={t.open}
      onClick={() => showOverlay('palette')}
      className={cn(buttonStyles({ variant: 'ghost', size: 'icon' }), 'ms-auto')}
    >
      <Search aria-hidden="true" className="size-5" />
    </button>
  )
}
