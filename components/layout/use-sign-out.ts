import { toast } from '@/components/ui/use-toast'
import { useLogout } from '@/lib/client/user'
import { useTexts } from '@/messages/react/texts-provider'

/** Ends the session and loads /auth anew, so that nothing of the account stays in the page's memory. */
/** `next`: where to go afterwards. */
export function useSignOut(next = '/auth') {
  const { t } = useTexts('auth')
  const logout = useLogout()
  const signOut = () =>
    logout.mutate(undefined, {
      onSuccess: () => window.location.assign(next),
      onError: (error) => toast({ title: t.logoutFailed, description: error.message, variant: 'destructive' }),
    })
  return { signOut, isLeaving: logout.isPending || logout.isSuccess }
}
