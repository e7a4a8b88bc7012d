import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="-mt-2 mb-3 inline-flex print:hidden min-h-11 items-center gap-2 rounded-lg text-muted-foreground text-sm hover:text-foreground"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  )
}
