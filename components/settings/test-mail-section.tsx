import { Mail } from 'lucide-react'
import { useSendTestMail } from '@/lib/client/settings'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../fields/form-section'
import { useOwner } from '../layout/owner'
import { Button } from '../ui/button'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'

/** Lets the owner check that emails of this server arrive. */
export function TestMailSection() {
  const { t, say, locale } = useTexts('settings')
  const { email } = useOwner()
  const toastFailure = useToastFailure()
  const test = useSendTestMail()

  function send() {
    test.mutate(undefined, {
      onSuccess: () => toast({ title: t.testMail.sent, description: say(t.testMail.sentText, { email }) }),
      onError: (error) => toastFailure(error, t.testMail.failed),
    })
  }

  return (
    <FormSection
      anchor="testMail"
      title={t.testMail.heading}
      text={sayNodes(locale, t.testMail.intro, {
        email,
        address: (words) => <span className="font-medium text-foreground">{words}</span>,
      })}
    >
      <Button
        variant="outline"
        className="justify-self-start"
        pending={test.isPending}
        disabled={test.isPending}
        onClick={send}
      >
        {!test.isPending && <Mail aria-hidden="true" className="size-4" />}
        {t.testMail.send}
      </Button>
    </FormSection>
  )
}
