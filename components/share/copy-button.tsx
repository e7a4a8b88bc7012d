import { Copy } from 'lucide-react'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../ui/button'
import { toast } from '../ui/use-toast'

type CopyButtonProps = {
  text: string
  /** Its name in the toast: `Link`. */
  what: string
  'aria-describedby'?: string
}

export function CopyButton({ text, what, ...props }: CopyButtonProps) {
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
    <Button variant="outline" className="shrink-0 whitespace-nowrap px-3.5" onClick={() => void copy()} {...props}>
      <Copy aria-hidden="true" className="size-4" />
      {t.copy}
    </Button>
  )
}
