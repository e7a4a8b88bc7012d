import { useEffect } from 'react'
import { auth } from '@/messages/en/auth'
import { toast } from '../ui/use-toast'

/** Says once why a login link did not work, and takes the reason out of the address so that a reload does not repeat it. */
export function useLinkErrorToast(code: string | undefined): void {
  useEffect(() => {
    if (code === undefined) return
    const url = new URL(window.location.href)
    if (!url.searchParams.has('error')) return
    url.searchParams.delete('error')
    window.history.replaceState(null, '', url)
    toast({
      title: auth.errorTitle,
      description: auth.linkErrors.get(code) ?? auth.unknownLinkError,
      variant: 'destructive',
    })
  }, [code])
}
