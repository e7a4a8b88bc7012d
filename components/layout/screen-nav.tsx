'use client'

import { useEffect, useRef } from 'react'
import { Link } from '@/components/ui/link'
import { useTexts } from '@/messages/react/texts-provider'
import { useTeam } from '../ui/team'
import { useScreenPath } from '../ui/use-screen-router'
import { isCurrent, type NavItem, shownTo } from './nav-items'

type ScreenNavProps = { name: NavItem['name']; items: readonly NavItem[] }

/** Screens that belong together: a column beside them, a row that scrolls where there is no room for one. */
export function ScreenNav({ name, items }: ScreenNavProps) {
  const { nav } = useTexts('layout').t
  const pathname = useScreenPath()
  const role = useTeam()?.role ?? null
  const current = useRef<HTMLAnchorElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another current link
  useEffect(() => {
    current.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [pathname])

  return (
    <nav
      aria-label={nav[name]}
      className="-mx-4 mb-6 overflow-x-auto px-4 pb-1 md:-mx-8 md:px-8 lg:sticky lg:top-8 lg:mx-0 lg:mb-0 lg:self-start lg:overflow-visible lg:p-0"
    >
      <ul className="flex w-max gap-1 lg:w-auto lg:flex-col">
        {shownTo(role, items).map((item) => {
          const isHere = isCurrent(item, pathname)
          const Icon = item.icon
          return (
            <li key={item.name}>
              <Link
                ref={isHere ? current : undefined}
                href={item.href}
                aria-current={isHere ? 'page' : undefined}
                className="flex min-h-11 scroll-mx-4 items-center gap-2.5 whitespace-nowrap rounded-lg px-3 text-muted-foreground text-sm hover:bg-accent hover:text-foreground aria-[current]:bg-accent aria-[current]:font-medium aria-[current]:text-foreground lg:whitespace-normal"
              >
                <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
                {nav[item.name]}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
