import { CalendarPlus } from 'lucide-react'
import { useTexts } from '@/messages/react/texts-provider'
import { ShownOnce } from '../../share/shown-once'
import { Button } from '../../ui/button'
import { buttonStyles } from '../../ui/button-styles'

type NewFeedAddressProps = { url: string; onDone: () => void }

/** The address of a feed that was just made. The product forgets it: there is no second time. */
export function NewFeedAddress({ url, onDone }: NewFeedAddressProps) {
  const { t } = useTexts('feeds')
  return (
    <div className="grid gap-4">
      <ShownOnce text={url} label={t.made.thing} />
      {/* Calendar programs of phones and desktops open this scheme. */}
      <a
        href={url.replace(/^https?:/, 'webcal:')}
        className={buttonStyles({ variant: 'outline', className: 'justify-self-start px-3.5' })}
      >
        <CalendarPlus aria-hidden="true" className="size-4" />
        {t.made.open}
      </a>
      <p className="text-muted-foreground text-sm">{t.made.hint}</p>
      <div className="flex justify-end">
        <Button onClick={onDone} className="max-sm:w-full">
          {t.made.done}
        </Button>
      </div>
    </div>
  )
}
