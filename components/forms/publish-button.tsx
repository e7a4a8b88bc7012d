import { Send } from 'lucide-react'
import { useUpdateForm } from '@/lib/client/forms'
import type { Form } from '@/lib/forms/form'
import { publishing } from '@/lib/forms/publishing'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../ui/button'
import { useForKind } from '../ui/team'
import { useFormFailure } from './failure'

type PublishButtonProps = {
  form: Form
  className?: string
  /** With what has to be said about it. */
  onPublished: (words: string) => void
}

/** Publishes a draft at once, the first time with notices; what is typed in the General tab stays unsaved. */
export function PublishButton({ form, className, onPublished }: PublishButtonProps) {
  const { t } = useTexts('forms')
  const forKind = useForKind()
  const toastFailure = useFormFailure()
  const update = useUpdateForm(form.id)

  async function publish() {
    try {
      const change = publishing(form)
      await update.mutateAsync(change)
      const { published, empty } = change.notify ? forKind(t.publish.told) : t.general.publishHint
      onPublished(form.questionCount > 0 ? published : empty)
    } catch (error) {
      toastFailure(error, t.failures.update)
    }
  }

  return (
    <Button pending={update.isPending} className={className} onClick={() => void publish()}>
      {!update.isPending && <Send aria-hidden="true" className="size-4" />}
      {t.publish.label}
    </Button>
  )
}
