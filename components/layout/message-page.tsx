import type { ReactNode } from 'react'
import { Logo } from './logo'

type MessagePageProps = { title: string; text: string; hint?: string | null; children?: ReactNode }

/** A screen that has one thing to say. */
export function MessagePage({ title, text, hint, children }: MessagePageProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md embed:min-h-0 flex-col items-center justify-center px-6 py-16 text-center">
      <Logo markOnly />
      <h1 className="mt-8 text-balance font-semibold text-2xl tracking-tight">{title}</h1>
      <p className="mt-2 text-balance text-muted-foreground">{text}</p>
      {hint && <p className="mt-3 text-balance">{hint}</p>}
      {children && <div className="mt-8">{children}</div>}
    </main>
  )
}

export const messageActionStyles =
  'inline-flex min-h-11 items-center justify-center rounded-lg bg-primary px-5 font-medium text-primary-foreground text-sm transition-colors hover:bg-primary/90'
