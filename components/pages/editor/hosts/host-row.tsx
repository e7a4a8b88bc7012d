import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { CheckSentence } from '@/components/fields/check-sentence'
import { Field } from '@/components/fields/field'
import { errorAt, useErrors } from '@/components/fields/field-errors'
import { NumberBox } from '@/components/fields/number-box'
import { Badge } from '@/components/ui/badge'
import { Face } from '@/components/ui/face'
import { Fold } from '@/components/ui/fold'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { MAX_HOST_PRIORITY, MAX_HOST_WEIGHT, MAX_HOSTED_PER_DAY } from '@/lib/shared/hosts'
import { useTexts } from '@/messages/react/texts-provider'
import { IconButton } from './icon-button'
import type { KnownHost } from './use-known-hosts'

export type HostValues = NonNullable<PageFormValues['hostGroups']>[number]['hosts'][number]

const LOOKS = { asked: 'warning', new: 'warning', agreed: 'default', declined: 'outline' } as const

type HostRowProps = {
  host: KnownHost
  values: HostValues
  /** Its dotted path in the form. */
  path: string
  /** A booking takes some of the group: then weight and priority count. */
  isShared: boolean
  onChange: (change: Partial<HostValues>) => void
  onMove: { up: (() => void) | undefined; down: (() => void) | undefined }
  onRemove: () => void
}

export function HostRow({ host, values, path, isShared, onChange, onMove, onRemove }: HostRowProps) {
  const { t, say } = useTexts('pageHosts')
  const { name, kind, state } = host
  const { weight = 100, priority = 1, maxPerDay = null } = values
  const error = useErrors((errors) => errorAt(errors, `${path}.account`))
  const errors = {
    weight: useErrors((all) => errorAt(all, `${path}.weight`)),
    priority: useErrors((all) => errorAt(all, `${path}.priority`)),
    maxPerDay: useErrors((all) => errorAt(all, `${path}.maxPerDay`)),
  }
  const numbers = { weight: String(weight), priority: String(priority) }
  const note =
    maxPerDay === null
      ? say(t.shareNote, numbers)
      : say(t.shareNoteLimit, { ...numbers, max: Number.isNaN(maxPerDay) ? '' : String(maxPerDay) })
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Face name={name} picture={null} className="size-8 text-xs" />
        <div className="flex min-w-0 flex-1 basis-32 flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="wrap-anywhere font-medium text-sm">{name}</bdi>
          {kind === 'room' && <Badge variant="secondary">{t.room}</Badge>}
          {(kind === 'person' || state !== 'agreed') && <Badge variant={LOOKS[state]}>{t.states[state]}</Badge>}
        </div>
        <span className="ms-auto flex">
          <IconButton label={say(t.up, { name })} icon={<ArrowUp />} onClick={onMove.up} />
          <IconButton label={say(t.down, { name })} icon={<ArrowDown />} onClick={onMove.down} />
          <IconButton data-remove label={say(t.remove, { name })} icon={<X />} onClick={onRemove} />
        </span>
      </div>
      {error && (
        <p tabIndex={-1} data-invalid className="font-medium text-destructive text-sm outline-none">
          <CheckSentence of={error} />
        </p>
      )}
      <Fold
        title={
          <span className="min-w-0">
            <span className="sr-only">{say(t.share, { name })} </span>
            <span className="font-normal text-muted-foreground">{note}</span>
          </span>
        }
      >
        <div className="grid gap-4 pb-3 sm:grid-cols-3">
          {isShared && (
            <>
              <Field label={t.weight} hint={t.weightHint} error={errors.weight}>
                {(box) => (
                  <NumberBox
                    {...box}
                    value={weight}
                    onChange={(next) => onChange({ weight: next })}
                    min={1}
                    max={MAX_HOST_WEIGHT}
                  />
                )}
              </Field>
              <Field label={t.priority} hint={t.priorityHint} error={errors.priority}>
                {(box) => (
                  <NumberBox
                    {...box}
                    value={priority}
                    onChange={(next) => onChange({ priority: next })}
                    min={1}
                    max={MAX_HOST_PRIORITY}
                  />
                )}
              </Field>
            </>
          )}
          <Field label={t.maxPerDay} hint={t.maxPerDayHint} error={errors.maxPerDay}>
            {(box) => (
              <NumberBox
                {...box}
                value={maxPerDay ?? Number.NaN}
                onChange={(next) => onChange({ maxPerDay: Number.isNaN(next) ? null : next })}
                min={1}
                max={MAX_HOSTED_PER_DAY}
              />
            )}
          </Field>
        </div>
      </Fold>
    </li>
  )
}
