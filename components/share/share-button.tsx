import { Share2 } from 'lucide-react'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../ui/button'
import { cn } from '../ui/cn'
import { Dialog, DialogContent, DialogTrigger } from '../ui/dialog'
import { type Shared, SharePanel } from './share-panel'

type ShareButtonProps = Shared & {
  /** Shown instead of the panel while the page is unpublished. */
  unpublished: string | null
  className?: string
  variant?: 'default' | 'ghost'
  'aria-describedby'?: string
}

/** On a narrow card only the icon shows, unless it is the main action. */
export function ShareButton({
  kind,
  title,
  path,
  unpublished,
  className,
  variant = 'ghost',
  ...props
}: ShareButtonProps) {
  const { t, say } = useTexts('share')
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant={variant} className={cn('px-3.5', className)} {...props}>
          <Share2 aria-hidden="true" className="size-4" />
          <span className={cn(variant === 'ghost' && 'max-sm:sr-only')}>{t.button}</span>
        </Button>
      </DialogTrigger>
      <DialogContent title={say(t.title, { title })} description={unpublished ?? undefined} className="max-w-xl">
        {!unpublished && <SharePanel kind={kind} path={path} title={title} />}
      </DialogContent>
    </Dialog>
  )
}
