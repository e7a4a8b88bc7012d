import type { ReactNode } from 'react'
import { Logo } from '../layout/logo'

type AuthFrameProps = {
  wide?: boolean
  /** The name that admins have given to the server. */
  instance?: string | null
  footer?: ReactNode
  children: ReactNode
}

/** The stage of the screens before the product: the logo, one card, nothing else. */
export function AuthFrame({ wide, instance, footer, children }: AuthFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col items-center bg-[radial-gradient(64rem_34rem_at_50%_-6rem,var(--primary-soft),transparent)] bg-no-repeat px-4 py-10 sm:justify-center">
      <main className={`w-full ${wide ? 'max-w-lg' : 'max-w-md'}`}>
        <div className="mb-8 flex flex-col items-center gap-2">
          <Logo />
          {instance && <p className="wrap-anywhere text-center font-medium text-muted-foreground">{instance}</p>}
        </div>
        <div className="rounded-2xl border bg-card p-6 text-card-foreground shadow-sm sm:p-9">{children}</div>
      </main>
      {footer && (
        <footer className="relative mt-6 flex flex-wrap items-center justify-center gap-x-2 text-muted-foreground text-sm">
          {footer}
        </footer>
      )}
    </div>
  )
}
