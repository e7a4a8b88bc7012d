import { toast } from '@/components/ui/use-toast'
import { useLogout } from '@/lib/client/user'
import { auth } from '@/messages/en/auth'

/** Ends the session and leaves by a new load instead of a navigation: nothing of the account stays in the page's memory. */
export function useSignOut() {
  const logout = useLogout()
  const signOut = () =>
    logout.mutate(undefined, {
      onSuccess: () => window.location.assign('/auth'),
      onError: (error) => toast({ title: auth.logoutFailed, description: error.message, variant: 'destructive' }),
    })
  return { signOut, isLeaving: logout.isPending || logout.isSuccess }
}
