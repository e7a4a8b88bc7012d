import { useEffect } from 'react'
import { useScreenRouter } from '@/components/ui/use-screen-router'
import { MOVED_SECTIONS } from './nav-items'

/** Leads the address of a section that has become a screen to that screen. The server does not see the fragment. */
export function useMovedSections(): void {
  const router = useScreenRouter()
  useEffect(() => {
    const moved = MOVED_SECTIONS[window.location.hash.slice(1)]
    if (moved) router.replace(moved)
  }, [router])
}
