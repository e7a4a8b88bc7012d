'use client'

import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { leadsElsewhere, toTeamAddress } from '@/lib/shared/owner-screens'
import { useTeam } from './team'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string }

/** A link between the screens of one account. One that leads to another account loads its document anew. */
export function Link({ href, prefetch, scroll, onNavigate, ...props }: LinkProps) {
  const team = useTeam()?.slug ?? null
  const address = toTeamAddress(team, href)
  if (leadsElsewhere(team, address)) return <a {...props} href={address} />
  return <NextLink {...props} {...{ prefetch, scroll, onNavigate }} href={address} />
}
