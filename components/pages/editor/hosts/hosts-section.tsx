import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useController, useFieldArray, useFormContext } from 'react-hook-form'
import { CheckSentence } from '@/components/fields/check-sentence'
import { useErrorAt } from '@/components/fields/field-errors'
import { FormSection } from '@/components/fields/form-section'
import { Button } from '@/components/ui/button'
import { LoadFailed } from '@/components/ui/load-failed'
import { prepareFocusBeside } from '@/components/ui/row-focus'
import { useUndoToast } from '@/components/ui/use-undo-toast'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { MAX_GROUPS, MOVE_HOSTS } from '@/lib/shared/hosts'
import { useTexts } from '@/messages/react/texts-provider'
import { FairnessLink } from '../../fairness-link'
import { ChoicePills } from '../choice-pills'
import { GroupRow } from './group-row'
import { HostedDay } from './hosted-day'
import { useKnownHosts } from './use-known-hosts'

type HostsSectionProps = {
  /** Absent for a new page. */
  pageId: string | undefined
  stored: PageFormValues
  isShown: boolean
}

/** The groups of hosts of a team's page, and what they leave of a day. */
export function HostsSection({ pageId, stored, isShown }: HostsSectionProps) {
  const { t } = useTexts('pageHosts')
  const { control, getValues } = useFormContext<PageFormValues>()
  const list = useFieldArray({ control, name: 'hostGroups', keyName: 'key' })
  const move = useController({ control, name: 'moveHosts' }).field
  const hosts = useKnownHosts(pageId)
  const rows = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const isAdded = useRef(false)
  const toastUndo = useUndoToast()
  const error = useErrorAt<PageFormValues>('hostGroups')
  const count = list.fields.length

  function append() {
    list.append({ name: count === 0 ? t.presetName : '', need: 1, choose: 'fair', hosts: [] }, { shouldFocus: false })
    isAdded.current = true
  }

  useEffect(() => {
    if (isAdded.current && count > 0) rows.current?.querySelector<HTMLElement>(':scope > li:last-child input')?.focus()
    isAdded.current = false
  }, [count])

  function remove(index: number) {
    const group = getValues(`hostGroups.${index}`)
    const items = [...(rows.current?.children ?? [])] as HTMLElement[]
    const focusBeside = prepareFocusBeside(
      items,
      (item) => item === items[index],
      () => add.current,
      (item) => item.querySelector('input'),
    )
    list.remove(index)
    focusBeside()
    if (group) toastUndo(t.groupRemoved, () => list.insert(index, group, { shouldFocus: false }))
  }

  return (
    <FormSection title={t.heading} text={t.intro}>
      {count === 0 ? (
        <p role="status" className="rounded-lg bg-warning-soft px-3 py-2 text-sm text-warning-foreground">
          {t.none}
        </p>
      ) : (
        pageId && <HostedDay pageId={pageId} stored={stored} isShown={isShown} />
      )}
      {hosts.isFailed && <LoadFailed title={t.notLoaded} onRetry={hosts.retry} />}
      {count > 0 && (
        <ul ref={rows} aria-label={t.groups} className="grid gap-4">
          {list.fields.map(({ key }, index) => (
            <GroupRow
              key={key}
              index={index}
              hosts={hosts}
              onMove={{
                up: index > 0 ? () => list.move(index, index - 1) : undefined,
                down: index < count - 1 ? () => list.move(index, index + 1) : undefined,
              }}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="font-medium text-destructive text-sm">
          <CheckSentence of={error} />
        </p>
      )}
      {count < MAX_GROUPS && (
        <div>
          <Button ref={add} variant="outline" onClick={append}>
            <Plus aria-hidden="true" className="size-4" />
            {t.addGroup}
          </Button>
        </div>
      )}
      <ChoicePills
        label={t.move.label}
        options={MOVE_HOSTS.map((value) => ({ value, label: t.move[value] }))}
        value={move.value ?? 'same'}
        onChange={move.onChange}
      />
      {pageId && (
        <div className="empty:hidden">
          <FairnessLink page={{ id: pageId, hostGroups: hosts.stored }} />
        </div>
      )}
    </FormSection>
  )
}
