import type { ReactNode } from 'react'

/** Bare on purpose: a visitor downloads nothing that only some of these pages need. */
export default function PublicLayout({ children }: { children: ReactNode }) {
  return children
}
