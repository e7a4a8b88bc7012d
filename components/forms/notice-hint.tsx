import { BellOff } from 'lucide-react'
import { useUpdateForm } from '@/lib/client/forms'
import type { Form } from '@/lib/forms/form'
import { isUnnoticed } from '@/lib/forms/publishing'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../ui/button'
import { cn } from '../ui/cn'
import { focusHeading } from '../ui/move-focus'
import { useForKind } from '../ui/team'
import { toast } from '../ui/use-toast'
import { useFormFailure } from './failure'

/** Says that responses arrive without a word to the owner, until they have decided about that. */
export function NoticeHint({ form, className }: { form: Form; className?: string }) {
  const { t: all } = useTexts('forms')
  const t = useForKind()(all.notices.hintOfNone)
  const toastFailure = useFormFailure()
  const update = useUpdateForm(form.id)
  if (!isUnnoticed(form)) return null

  async function decide(notify: 'each' | 'off') {
    try {
      await update.mutateAsync({ notify })
      toast({ title: notify === 'each' ? t.turnedOn : t.keptOff })
      // The hint is gone.
      focusHeading()
    } catch (error) {
      toastFailure(error, all.failures.update)
    }
  }

  return (
    <section
      aria-label={all.notices.title}
      className={cn(
        'mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-warning-soft px-4 py-2 text-sm text-warning-foreground',
        className,
      )}
    >
      <p className="flex min-w-0 flex-1 basis-60 items-start gap-2.5">
        <BellOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t.text}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" pending={update.isPending} onClick={() => void decide('each')}>
          {t.turnOn}
        </Button>
        <Button variant="ghost" size="sm" disabled={update.isPending} onClick={() => void decide('off')}>
          {t.keepOff}
        </Button>
      </div>
    </section>
  )
}
