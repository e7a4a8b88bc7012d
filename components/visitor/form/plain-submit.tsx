import { SEEN_FIELD } from '@/lib/forms/answers/seen-field'
import type { PublicForm } from '@/lib/forms/form'
import { drawnAtOnce } from '@/lib/forms/questions/drawn-at-once'
import { useTexts } from '@/messages/react/texts-provider'
import { primaryButton } from '../shared/styles'

/**
 * Sends the form without scripts, with the questions that the cached page shows: the server asks the others. Where there are
 * scripts it shows when they have not come for a while.
 */
export function PlainSubmit({ form, seen }: { form: PublicForm; seen: string[] }) {
  const { t } = useTexts('form')
  const drawn = new Set(drawnAtOnce(form.questions).map(({ id }) => id))
  return (
    <div className="visitor-late-submit">
      <input type="hidden" name={SEEN_FIELD} value={seen.filter((id) => drawn.has(id)).join(' ')} />
      <button type="submit" className={`${primaryButton} min-h-12 w-full px-8 text-base! @xl:w-auto`}>
        {form.submitLabel || t.submit}
      </button>
    </div>
  )
}
