'use client'

import { useSignOut } from '@/components/layout/use-sign-out'
import { ApiError, refusedOf } from '@/lib/client/request'
import { useJoinTeam } from '@/lib/client/teams'
import { teamAddress } from '@/lib/shared/owner-screens'
import { errorWords } from '@/messages/error-words'
import { useCheckTexts, useTexts } from '@/messages/react/texts-provider'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { toast } from '../ui/use-toast'

type Props = {
  token: string
  team: string
  /** To which the invitation was sent. */
  email: string
  /** Null for somebody without a session. */
  signedIn: { email: string; isTheirs: boolean } | null
  signInUrl: string
}

export function InvitationActions({ token, team, email, signedIn, signInUrl }: Props) {
  const { t, say } = useTexts('invitation')
  const texts = { errors: useTexts('visitorErrors'), checks: useCheckTexts() }
  const auth = useTexts('auth').t
  const joining = useJoinTeam(token)
  const { signOut, isLeaving } = useSignOut(signInUrl)
  const note = 'wrap-anywhere mt-6 text-sm'

  if (joining.isSuccess) {
    return (
      <div role="status" className="mt-6">
        <p className="font-medium">{t.acceptedTitle}</p>
        <p className="wrap-anywhere mt-1 text-muted-foreground text-sm">{say(t.acceptedText, { team })}</p>
        <a href={teamAddress(joining.data.slug)} className={`${buttonStyles()} mt-4 w-full`}>
          {t.open}
        </a>
      </div>
    )
  }
  if (!signedIn) {
    return (
      <>
        <p className={note}>{say(t.signIn, { email })}</p>
        <a href={signInUrl} className={`${buttonStyles()} mt-4 w-full`}>
          {t.signInButton}
        </a>
      </>
    )
  }
  if (!signedIn.isTheirs) {
    return (
      <>
        <p className={note}>{say(t.otherAddress, { email, other: signedIn.email })}</p>
        <p className="wrap-anywhere mt-2 text-sm">{say(t.signIn, { email })}</p>
        <Button className="mt-4 w-full" pending={isLeaving} onClick={signOut}>
          {auth.signOut}
        </Button>
      </>
    )
  }
  const accept = () =>
    joining.mutate(undefined, {
      onError: (error) => {
        const words = error instanceof ApiError ? errorWords(refusedOf(error), texts) : null
        toast({ title: t.failed, description: words ?? error.message, variant: 'destructive' })
      },
    })
  return (
    <Button className="mt-6 w-full" pending={joining.isPending} onClick={accept}>
      {t.accept}
    </Button>
  )
}
