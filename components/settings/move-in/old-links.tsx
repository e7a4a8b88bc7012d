import { type FormEvent, useState } from 'react'
import type { OldLink } from '@/lib/arrivals/api-shapes'
import { useOldLinks } from '@/lib/client/arrivals'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { Button } from '../../ui/button'
import { textLink } from '../../ui/link-styles'
import { Textarea } from '../../ui/textarea'
import { useReasonOf } from '../../ui/toast-failure'

/** Finds the old addresses in a page of the owner's own, with what to put in their places. */
export function OldLinks() {
  const { t } = useTexts('moveIn')
  const reasonOf = useReasonOf()
  const find = useOldLinks()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly OldLink[] | null>(null)
  const [problem, setProblem] = useState('')

  async function search(event: FormEvent) {
    event.preventDefault()
    setProblem('')
    try {
      setFound(await find.mutateAsync(text))
    } catch (error) {
      setProblem(reasonOf(error) ?? t.noAnswer)
    }
  }

  return (
    <form onSubmit={search} className="grid gap-3 border-t pt-5">
      <h2 className="font-semibold">{t.oldLinks}</h2>
      <Field label={t.pasted} hint={t.pastedHint} error={problem}>
        {(aria) => <Textarea {...aria} rows={4} value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
      <div>
        <Button type="submit" variant="outline" disabled={text.trim() === ''} pending={find.isPending}>
          {t.find}
        </Button>
      </div>
      <div role="status" className="text-sm empty:hidden">
        {found?.length === 0 && t.noOldLinks}
        {found && found.length > 0 && (
          <ul className="grid gap-2">
            {found.map((one) => (
              <li key={one.old} className="break-all">
                <span className="block font-medium">{one.title}</span>
                <bdi className="block text-muted-foreground">{one.old}</bdi>
                <a href={one.new} className={textLink}>
                  {one.new}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </form>
  )
}
