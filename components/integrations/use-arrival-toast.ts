import { useEffect } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { toast } from '../ui/use-toast'
import { arrivalToast } from './arrival-texts'

/** Shows how a sign-in at a provider ended, and removes it from the address so that a reload does not repeat it. */
export function useArrivalToast(): void {
  const { t } = useTexts('integrations')
  useEffect(() => {
    const { pathname, search } = window.location
    const query = new URLSearchParams(search)
    if (!query.has('success') && !query.has('error')) return
    window.history.replaceState(null, '', pathname)
    const arrival = arrivalToast(query, t)
    if (arrival) toast(arrival)
  }, [t])
}
