import { Plus } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { Field } from '@/components/fields/field'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import { useTexts } from '@/messages/react/texts-provider'
import type { KnownHost } from './use-known-hosts'

type AddHostProps = {
  ref: RefObject<HTMLSelectElement | null>
  group: string
  /** The group needs a host. */
  isInvalid: boolean
  isPending: boolean
  /** Members and rooms that the page does not name yet. */
  offered: readonly KnownHost[]
  onAdd: (account: string) => void
}

const KINDS = [
  { kind: 'person', label: 'members' },
  { kind: 'room', label: 'rooms' },
] as const

export function AddHost({ ref, group, isInvalid, isPending, offered, onAdd }: AddHostProps) {
  const { t, say } = useTexts('pageHosts')
  const [typed, setTyped] = useState('')
  const chosen = offered.some(({ account }) => account === typed) ? typed : ''
  if (!isPending && offered.length === 0) return <p className="text-muted-foreground text-sm">{t.everybodyAdded}</p>
  return (
    <Field label={say(t.add, { group })}>
      {(aria) => (
        <div className="flex gap-2">
          <NativeSelect
            {...aria}
            {...(isInvalid && { 'aria-invalid': true })}
            ref={ref}
            disabled={isPending}
            value={chosen}
            onChange={({ target }) => setTyped(target.value)}
          >
            <option value="">{t.choosePerson}</option>
            {KINDS.map(({ kind, label }) => (
              <optgroup key={kind} label={t[label]}>
                {offered
                  .filter((host) => host.kind === kind)
                  .map(({ account, name }) => (
                    <option key={account} value={account}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </NativeSelect>
          <Button
            variant="outline"
            className="shrink-0"
            disabled={chosen === ''}
            onClick={() => {
              onAdd(chosen)
              setTyped('')
            }}
          >
            <Plus aria-hidden="true" className="size-4" />
            {t.addButton}
          </Button>
        </div>
      )}
    </Field>
  )
}
