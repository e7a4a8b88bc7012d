import type { ReactNode } from 'react'
import { Logo } from './logo'
import { PageFoot } from './page-foot'

/** A plain page to read, for anybody. */
export function PublicFrame({
  title,
  intro,
  languages,
  children,
}: {
  title: string
  intro: string
  languages: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="mx-auto max-w-2xl px-5 pt-6 pb-20 sm:px-8">
      <a href="/" className="inline-flex min-h-11 items-center rounded-lg">
        <Logo />
      </a>
      <main className="mt-12">
        <h1 className="text-balance font-semibold text-2xl tracking-tight md:text-3xl">{title}</h1>
        <p className="mt-3 text-lg text-muted-foreground">{intro}</p>
        {children}
      </main>
      <div className="mt-16">
        <PageFoot>{languages}</PageFoot>
      </div>
    </div>
  )
}
