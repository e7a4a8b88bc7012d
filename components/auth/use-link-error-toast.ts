import { useEffect } from 'react'
import { isOidcError } from '@/lib/shared/identities'
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
    // Said on the page itself.
    if (isOidcError(code)) return
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
