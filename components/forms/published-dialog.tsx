import type { Form } from '@/lib/forms/form'
import { leftAsMade } from '@/lib/forms/questions/left-as-made'
import type { Question } from '@/lib/shared/forms/question'
import { commaList } from '@/lib/shared/text/comma-list'
import { useTexts } from '@/messages/react/texts-provider'
import { SharePanel } from '../share/share-panel'
import { Dialog, DialogContent } from '../ui/dialog'
import { focusHeading } from '../ui/move-focus'
import { publicPath } from './view-form'

type PublishedDialogProps = {
  form: Form
  questions: readonly Question[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Shares a form that was just published, and says which questions were left as they were made. */
export function PublishedDialog({ form, questions, open, onOpenChange }: PublishedDialogProps) {
  const { t } = useTexts('forms')
  const { fresh } = useTexts('questions').t
  const share = useTexts('share')
  const { say, locale } = share
  const left = leftAsMade(questions, { ...fresh, option: (number) => say(fresh.option, { number }) })
  const numbers = commaList(left.map(String), locale)

  function change(isOpen: boolean) {
    // The button that published is gone.
    if (!isOpen) focusHeading()
    onOpenChange(isOpen)
  }

  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent
        title={say(share.t.title, { title: form.title })}
        description={left.length > 0 ? say(t.publish.leftAsMade, { count: left.length, numbers }) : undefined}
        className="max-w-xl"
      >
        <SharePanel kind="form" title={form.title} path={publicPath(form)} />
      </DialogContent>
    </Dialog>
  )
}
