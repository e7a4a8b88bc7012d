import { Link2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import type { Part } from '@/messages/texts'
import { Button } from '../ui/button'
import { toast } from '../ui/use-toast'

/** `path` is a public page's, without the origin: `/intro`. */
type CopyLinkProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> & { path: string }

/** Copies the link of a public page. A narrow card shows only the icon. */
export function CopyLink({ path, ...props }: CopyLinkProps) {
  const { t } = useTexts('layout')
  const copyLink = useCopyLink()
  return (
    <Button {...props} onClick={() => copyLink(path)}>
      <Link2 aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{t.copyLink.button}</span>
    </Button>
  )
}

/** Copies the link of a public page, and says so. */
export function useCopyLink(): (path: string) => void {
  const { t } = useTexts('layout')
  return (path) => void copy(path, t.copyLink)
}

async function copy(path: string, t: Part<'layout'>['copyLink']): Promise<void> {
  const link = publicLink(path)
  try {
    await navigator.clipboard.writeText(link)
    toast({ title: t.done, description: link })
  } catch {
    // Without https or permission there is no clipboard. The toast still shows the link.
    toast({ title: t.failed, description: link, variant: 'destructive' })
  }
}

export function publicLink(path: string): string {
  return new URL(path, window.location.origin).href
}
