import type { ReactNode } from 'react'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { MadeWith } from '@/components/layout/made-with'
import { Face } from '@/components/ui/face'
import { ChevronIcon } from '@/components/ui/icons'
import type { Profile } from '@/lib/shared/profile'
import { durationWords } from '@/lib/time/duration-words'
import type { Texts } from '@/messages/texts'
import { accentStyle } from '../shared/accent-style'
import { ClockIcon } from '../shared/fact-icons'
import { HostLogo } from '../shared/host'
import { card } from '../shared/styles'

/** An owner with what they show to everybody. Nothing of it needs a script. */
export function ProfileView({ profile, texts }: { profile: Profile; texts: Texts }) {
  const { name, brand, pages, forms } = profile
  const { t, say } = texts.part('profile')
  const booking = texts.part('booking')
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col bg-card sm:justify-center sm:bg-transparent sm:px-6 sm:py-10">
      <main style={accentStyle(brand?.accent)} className={`${card} px-4 py-8 sm:px-10 sm:py-10`}>
        <header className="flex flex-col items-center text-center">
          {brand?.logo && (
            <span className="mb-6">
              <HostLogo src={brand.logo} name={name} />
            </span>
          )}
          <Face name={name} picture={brand?.face ?? null} className="size-24 text-3xl" />
          <h1 dir="auto" className="mt-4 text-balance font-semibold text-2xl tracking-tight">
            {name}
          </h1>
          {brand?.bio && (
            <p dir="auto" className="mt-1.5 max-w-md text-balance text-muted-foreground">
              {brand.bio}
            </p>
          )}
        </header>
        {pages.length > 0 && (
          <ProfileList heading={t.pages}>
            {pages.map(({ slug, duration, ...texts }) => (
              <ProfileLink key={slug} href={`/${slug}`} {...texts}>
                <span className="mt-1 flex items-center gap-1.5 text-muted-foreground text-sm">
                  <ClockIcon />
                  {durationWords(booking, duration)}
                </span>
              </ProfileLink>
            ))}
          </ProfileList>
        )}
        {forms.length > 0 && (
          <ProfileList heading={t.forms}>
            {forms.map(({ slug, ...texts }) => (
              <ProfileLink key={slug} href={`/form/${slug}`} {...texts} />
            ))}
          </ProfileList>
        )}
        {pages.length + forms.length === 0 && (
          <p className="mt-8 text-balance text-center text-muted-foreground">{say(t.empty, { name })}</p>
        )}
      </main>
      <MadeWith
        text={booking.t.madeWith}
        locale={texts.locale}
        languages={<LanguageSwitch texts={texts.part('language')} />}
      />
    </div>
  )
}

function ProfileList({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="font-semibold text-sm">{heading}</h2>
      <ul className="mt-3 grid gap-3">{children}</ul>
    </section>
  )
}

type ProfileLinkProps = Omit<Profile['forms'][number], 'slug'> & { href: string; children?: ReactNode }

/** The whole card can be pressed; its name is the title alone. */
function ProfileLink({ href, title, description, lang, children }: ProfileLinkProps) {
  return (
    <li className="relative flex min-h-11 items-center gap-4 rounded-xl border p-4 transition-colors hover:border-primary hover:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
      <div className="min-w-0 grow">
        <a
          dir="auto"
          lang={lang?.title}
          href={href}
          className="font-medium outline-none after:absolute after:inset-0 after:rounded-xl"
        >
          {title}
        </a>
        {children}
        {description && (
          <p dir="auto" lang={lang?.description} className="mt-1 line-clamp-2 text-along text-muted-foreground text-sm">
            {description}
          </p>
        )}
      </div>
      <span className="shrink-0 text-link">
        <ChevronIcon to="end" />
      </span>
    </li>
  )
}
