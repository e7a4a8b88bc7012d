import { Mail } from 'lucide-react'
import { useSendTestMail } from '@/lib/client/settings'
import { FormSection } from '../fields/form-section'
import { useOwner } from '../layout/owner'
import { Button } from '../ui/button'
import { toastFailure } from '../ui/toast-failure'
import { useHydrated } from '../ui/use-hydrated'
import { toast } from '../ui/use-toast'

/** Whether mails leave this server, and where they land. */
export function TestMailSection() {
  const { email } = useOwner()
  const isHydrated = useHydrated()
  const test = useSendTestMail()

  function send() {
    test.mutate(undefined, {
      onSuccess: () => toast({ title: 'Test mail sent', description: `Look for it at ${email}.` }),
      onError: (error) => toastFailure(error, 'Failed to send test mail'),
    })
  }

  return (
    <FormSection
      title="Mail"
      text={
        <>
          See whether mails from here reach you. The test goes to{' '}
          <span className="font-medium text-foreground">{email}</span>.
        </>
      }
    >
      <Button
        variant="outline"
        className="justify-self-start"
        pending={test.isPending}
        disabled={!isHydrated || test.isPending}
        onClick={send}
      >
        {!test.isPending && <Mail aria-hidden="true" className="size-4" />}
        Send me a test mail
      </Button>
    </FormSection>
  )
}
