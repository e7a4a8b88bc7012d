import { Copy } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../ui/button'
import { cn } from '../ui/cn'
import { toast } from '../ui/use-toast'

type CopyButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'aria-describedby'> & {
  text: string
  /** Its name in the toast: `Link`. */
  what: string
}

export function CopyButton({ text, what, variant = 'outline', className, ...props }: CopyButtonProps) {
  const { t, say } = useTexts('share')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: say(t.copied, { thing: what }) })
    } catch {
      // Browsers refuse the clipboard without https or permission. The text is on the screen to be selected.
      toast({
        title: say(t.copyFailed, { thing: what }),
        description: t.copyByHand,
        variant: 'destructive',
      })
    }
  }

  return (
    <Button
      variant={variant}
      className={cn('shrink-0 whitespace-nowrap px-3.5', className)}
      onClick={() => void copy()}
      {...props}
    >
      <Copy aria-hidden="true" className="size-4" />
      {t.copy}
    </Button>
  )
}
