import { useTexts } from '@/messages/react/texts-provider'
import { outlineButton } from '../shared/styles'

type Props = { title: string; hint: string; canRetry: boolean; again: string }

/** Why there are no times to choose from. Trying again is a link to the same address. */
export function PlainNotice({ title, hint, canRetry, again }: Props) {
  const { t } = useTexts('booking')
  return (
    <div className="rounded-xl bg-muted px-4 py-5 text-center">
      <p className="text-balance font-medium text-sm">{title}</p>
      <p className="mt-1 text-balance text-muted-foreground text-sm">{hint}</p>
      {canRetry && (
        <a href={again} className={`${outlineButton} mt-4`}>
          {t.times.retry}
        </a>
      )}
    </div>
  )
}
