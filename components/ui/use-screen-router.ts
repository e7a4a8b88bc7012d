import { usePathname, useRouter } from 'next/navigation'
import { useMemo } from 'react'
import { leadsElsewhere, readScreenPath, toTeamAddress } from '@/lib/shared/owner-screens'
import { useTeam } from './team'

/** Next's router for the screens of one account; the document of another account is loaded anew. */
export function useScreenRouter() {
  const router = useRouter()
  const team = useTeam()?.slug ?? null
  return useMemo(() => {
    const go = (how: 'push' | 'replace') => (screen: string) => {
      const address = toTeamAddress(team, screen)
      if (leadsElsewhere(team, address)) window.location.assign(address)
      else router[how](address)
    }
    return { push: go('push'), replace: go('replace') }
  }, [router, team])
}

/** The path of the screen that is shown, without the part that names a team. */
export function useScreenPath(): string {
  return readScreenPath(usePathname() ?? '').path
}
