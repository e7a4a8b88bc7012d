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
  /** Who can answer it now; null before it is published. */
  words: string | null
  onClose: () => void
}

/** Shares a form that was just published, and says which questions were left as they were made. */
export function PublishedDialog({ form, questions, words, onClose }: PublishedDialogProps) {
  const { fresh } = useTexts('questions').t
  const { t, say, locale } = useTexts('forms')
  const left = leftAsMade(questions, { ...fresh, option: (number) => say(fresh.option, { number }) })
  const numbers = commaList(left.map(String), locale)

  function change(isOpen: boolean) {
    if (isOpen) return
    // The button that published is gone.
    focusHeading()
    onClose()
  }

  return (
    <Dialog open={words !== null} onOpenChange={change}>
      <DialogContent title={t.publish.done} description={words} className="max-w-xl">
        {left.length > 0 && (
          <p className="mb-4 rounded-xl bg-warning-soft px-4 py-3 text-sm text-warning-foreground">
            {say(t.publish.leftAsMade, { count: left.length, numbers })}
          </p>
        )}
        <SharePanel kind="form" title={form.title} path={publicPath(form)} />
      </DialogContent>
    </Dialog>
  )
}
