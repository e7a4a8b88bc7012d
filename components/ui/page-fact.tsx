import type { ReactNode } from 'react'

/** One fact about a page: a decorative icon and a text. */
export function PageFact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]">
      <span aria-hidden="true">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}
