import { useEffect } from 'react'
import { toast } from '../ui/use-toast'
import { arrivalToast } from './arrival-texts'

/** Says once how a sign-in at a provider ended, and takes it out of the address, so that a reload does not repeat it. */
export function useArrivalToast(): void {
  useEffect(() => {
    const { pathname, search } = window.location
    const query = new URLSearchParams(search)
    if (!query.has('success') && !query.has('error')) return
    window.history.replaceState(null, '', pathname)
    const arrival = arrivalToast(query)
    if (arrival) toast(arrival)
  }, [])
}
