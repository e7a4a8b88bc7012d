import autoAnimate from '@formkit/auto-animate'
import { useCallback } from 'react'

const DURATION_MS = 180

/** A ref for a list: what is deleted closes its gap, what is added makes its own. Reduced motion is respected. */
export function useAnimatedList<T extends HTMLElement>() {
  return useCallback((list: T | null) => {
    if (!list || !('animate' in list)) return
    const { destroy } = autoAnimate(list, { duration: DURATION_MS })
    return destroy
  }, [])
}
