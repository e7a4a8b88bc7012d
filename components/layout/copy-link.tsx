import { Link2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../ui/button'
import { toast } from '../ui/use-toast'

/** `path` is a public page's, without the origin: `/intro`. */
type CopyLinkProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> & { path: string }

/** What a visitor is sent. On a narrow card only the icon shows. */
export function CopyLink({ path, ...props }: CopyLinkProps) {
  return (
    <Button {...props} onClick={() => void copy(path)}>
      <Link2 aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">Copy link</span>
    </Button>
  )
}

async function copy(path: string): Promise<void> {
  const link = publicLink(path)
  try {
    await navigator.clipboard.writeText(link)
    toast({ title: 'Link copied', description: link })
  } catch {
    // No clipboard without https, or without the owner's leave: the link can still be read.
    toast({ title: 'The link could not be copied', description: link, variant: 'destructive' })
  }
}

export function publicLink(path: string): string {
  return new URL(path, window.location.origin).href
}
