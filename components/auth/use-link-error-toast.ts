import { useEffect } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { toast } from '../ui/use-toast'

/** Shows once why a login link failed, and removes the reason from the URL so that a reload does not repeat it. */
export function useLinkErrorToast(code: string | undefined): void {
  const { t } = useTexts('auth')
  useEffect(() => {
    if (code === undefined) return
    const url = new URL(window.location.href)
    if (!url.searchParams.has('error')) return
    url.searchParams.delete('error')
    window.history.replaceState(null, '', url)
    toast({
      title: t.errorTitle,
      description: isLinkError(code, t.linkErrors) ? t.linkErrors[code] : t.unknownLinkError,
      variant: 'destructive',
    })
  }, [code, t])
}

function isLinkError<Errors extends object>(code: string, errors: Errors): code is string & keyof Errors {
  return Object.hasOwn(errors, code)
}
