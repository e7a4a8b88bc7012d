import { type ReactNode, useState } from 'react'
import { Card } from '@/components/ui/card'
import { useIsWide } from '@/components/ui/use-is-wide'
import { useTexts } from '@/messages/react/texts-provider'
import { ForecastPicture, type ForecastPictureProps } from './forecast-picture'

/** Tailwind's `xl`: from there on the picture has room beside the rules. */
const WIDE = '(width >= 80rem)'

/** The rules, with the picture of what they offer beside them where there is room. */
export function BesideRules({ children, isShown, ...props }: ForecastPictureProps & { children: ReactNode }) {
  const { t } = useTexts('ruleEffects')
  const isWide = useIsWide(WIDE)
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid min-w-0 gap-5">{children}</div>
      <Card
        role="region"
        aria-label={t.picture.heading}
        className="sticky top-6 hidden max-h-[calc(100dvh-17rem)] overflow-y-auto p-4 xl:block"
      >
        <h2 className="mb-2 font-semibold">{t.picture.heading}</h2>
        <ForecastPicture {...props} isShown={isShown && isWide} />
      </Card>
    </div>
  )
}

/** The same in the bar with the save button, folded, where there is no room. */
export function FoldedPicture(props: Omit<ForecastPictureProps, 'isShown'>) {
  const { t } = useTexts('ruleEffects')
  const isWide = useIsWide(WIDE)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="text-sm xl:hidden" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-0.5 font-medium">{t.picture.heading}</summary>
      <div className="mt-2 max-w-sm">{isOpen && <ForecastPicture {...props} isShown={!isWide} />}</div>
    </details>
  )
}
