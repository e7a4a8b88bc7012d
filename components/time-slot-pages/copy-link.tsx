import { Link2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../ui/button'
import { toast } from '../ui/use-toast'

type CopyLinkProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> & { slug: string }

/** What a visitor is sent. On a narrow card only the icon shows. */
export function CopyLink({ slug, ...props }: CopyLinkProps) {
  return (
    <Button {...props} onClick={() => void copy(slug)}>
      <Link2 aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">Copy link</span>
    </Button>
  )
}

async function copy(slug: string): Promise<void> {
  const link = publicLink(slug)
  try {
    await navigator.clipboard.writeText(link)
    toast({ title: 'Link copied', description: link })
  } catch {
    // No clipboard without https, or without the owner's leave: the link can still be read.
    toast({ title: 'The link could not be copied', description: link, variant: 'destructive' })
  }
}

export function publicLink(slug: string): string {
  return new URL(`/${slug}`, window.location.origin).href
}
