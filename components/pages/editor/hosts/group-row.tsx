import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { CheckSentence } from '@/components/fields/check-sentence'
import { Field } from '@/components/fields/field'
import { errorAt, useErrorAt, useErrors } from '@/components/fields/field-errors'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { prepareFocusBeside } from '@/components/ui/row-focus'
import { useUndoToast } from '@/components/ui/use-undo-toast'
import { countAgreed, findShortGroup } from '@/lib/pages/hosts-met'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { HOST_CHOICES, type HostChoice } from '@/lib/shared/hosts'
import { useTexts } from '@/messages/react/texts-provider'
import { EffectNote } from '../effects/effect-note'
import { AddHost } from './add-host'
import { HostRow, type HostValues } from './host-row'
import { IconButton } from './icon-button'
import type { KnownHost, useKnownHosts } from './use-known-hosts'

type Moves = { up: (() => void) | undefined; down: (() => void) | undefined }

type GroupRowProps = {
  /** Its place in the list. */
  index: number
  hosts: ReturnType<typeof useKnownHosts>
  onMove: Moves
  onRemove: () => void
}

/** One group: its name, how many of its hosts a booking takes, how they are chosen, and who they are. */
export function GroupRow({ index, hosts: { known, isPending }, onMove, onRemove }: GroupRowProps) {
  const { t, say } = useTexts('pageHosts')
  const { control, getValues } = useFormContext<PageFormValues>()
  const name = useController({ control, name: `hostGroups.${index}.name` }).field
  const need = useController({ control, name: `hostGroups.${index}.need` }).field
  const choose = useController({ control, name: `hostGroups.${index}.choose` }).field
  const list = useController({ control, name: `hostGroups.${index}.hosts` }).field
  const groups = useWatch({ control, name: 'hostGroups' }) ?? []
  const rows = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLSelectElement>(null)
  const toastUndo = useUndoToast()
  const hosts = list.value ?? []
  const group = name.value?.trim() || String(index + 1)
  const nameError = useErrorAt<PageFormValues>(`hostGroups.${index}.name`)
  const needError = useErrorAt<PageFormValues>(`hostGroups.${index}.need`)
  const chooseError = useErrorAt<PageFormValues>(`hostGroups.${index}.choose`)
  const hostsError = useErrors((errors) => errorAt(errors, `hostGroups.${index}.hosts`))
  const ofHost = ({ account }: HostValues): KnownHost =>
    known.get(account) ?? { account, name: isPending ? '…' : t.formerMember, kind: 'person', state: 'asked' }
  const needed = need.value ?? 1
  const chosen = choose.value ?? 'fair'
  const isChosenElsewhere = groups.some((other, place) => place !== index && other.choose === 'visitor')
  const short = isPending ? null : findShortGroup([{ name: group, need: needed, hosts: hosts.map(ofHost) }])

  function chooseBy(next: HostChoice) {
    choose.onChange(next)
    // A visitor chooses one.
    if (next === 'visitor') need.onChange(1)
  }

  function remove(host: HostValues) {
    const place = hosts.indexOf(host)
    const items = [...(rows.current?.children ?? [])] as HTMLElement[]
    const focusBeside = prepareFocusBeside(
      items,
      (item) => item === items[place],
      () => add.current,
      (item) => item.querySelector<HTMLElement>('[data-remove]'),
    )
    list.onChange(hosts.filter((other) => other !== host))
    focusBeside()
    toastUndo(say(t.removed, { name: ofHost(host).name }), () => {
      const present = getValues(`hostGroups.${index}.hosts`) ?? []
      list.onChange([...present.slice(0, place), host, ...present.slice(place)])
    })
  }

  function moveTo(place: number, next: number) {
    const moved = [...hosts]
    const [host] = moved.splice(place, 1)
    if (host) moved.splice(next, 0, host)
    list.onChange(moved)
  }

  return (
    <li className="grid grid-cols-1 gap-4 rounded-xl border p-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <Field label={say(t.name, { number: index + 1 })} error={nameError} className="flex-1 basis-48">
          {(aria) => (
            <Input
              {...aria}
              dir="auto"
              autoComplete="off"
              placeholder={t.nameExample}
              value={name.value ?? ''}
              onChange={name.onChange}
            />
          )}
        </Field>
        <span className="-me-2 ms-auto flex sm:mt-6.5">
          <IconButton label={say(t.groupUp, { group })} icon={<ArrowUp />} onClick={onMove.up} />
          <IconButton label={say(t.groupDown, { group })} icon={<ArrowDown />} onClick={onMove.down} />
          <IconButton label={say(t.removeGroup, { group })} icon={<Trash2 />} onClick={onRemove} />
        </span>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.need} error={needError}>
          {(aria) => (
            <NativeSelect
              {...aria}
              value={needed}
              onChange={({ target }) => need.onChange(target.value === 'all' ? 'all' : Number(target.value))}
            >
              {countsOf(hosts.length, needed, chosen).map((count) => (
                <option key={count} value={count}>
                  {say(t.needs, { count })}
                </option>
              ))}
              {chosen !== 'visitor' && <option value="all">{t.all}</option>}
            </NativeSelect>
          )}
        </Field>
        {needed !== 'all' && (
          <Field label={t.choose} hint={t.chooseHints[chosen]} error={chooseError}>
            {(aria) => (
              <NativeSelect
                {...aria}
                value={chosen}
                onChange={({ target }) => chooseBy(HOST_CHOICES.find((one) => one === target.value) ?? 'fair')}
              >
                {HOST_CHOICES.map((choice) => {
                  const isRefused = choice === 'visitor' && isChosenElsewhere && chosen !== 'visitor'
                  return (
                    <option key={choice} value={choice} disabled={isRefused}>
                      {isRefused ? t.visitorElsewhere : t.choices[choice]}
                    </option>
                  )
                })}
              </NativeSelect>
            )}
          </Field>
        )}
      </div>
      {hosts.length > 0 ? (
        <ul ref={rows} aria-label={say(t.hosts, { group })} className="divide-y border-y">
          {hosts.map((host, place) => (
            <HostRow
              key={host.account}
              host={ofHost(host)}
              values={host}
              path={`hostGroups.${index}.hosts.${place}`}
              isShared={needed !== 'all'}
              onChange={(change) =>
                list.onChange(hosts.map((other) => (other === host ? { ...other, ...change } : other)))
              }
              onMove={{
                up: place > 0 ? () => moveTo(place, place - 1) : undefined,
                down: place < hosts.length - 1 ? () => moveTo(place, place + 1) : undefined,
              }}
              onRemove={() => remove(host)}
            />
          ))}
        </ul>
      ) : (
        <p className="text-muted-foreground text-sm">{t.noHosts}</p>
      )}
      {hostsError && (
        <p role="alert" className="font-medium text-destructive text-sm">
          <CheckSentence of={hostsError} />
        </p>
      )}
      {short && hosts.length > 0 && (
        <EffectNote>
          {needed === 'all'
            ? t.shortAll
            : say(t.short, { need: needed, count: countAgreed({ hosts: hosts.map(ofHost) }) })}
        </EffectNote>
      )}
      <AddHost
        ref={add}
        group={group}
        isInvalid={hostsError !== undefined}
        isPending={isPending}
        offered={[...known.values()].filter(
          ({ account }) => !groups.some((one) => one.hosts?.some((host) => host.account === account)),
        )}
        onAdd={(account) => list.onChange([...hosts, { account, weight: 100, priority: 1, maxPerDay: null }])}
      />
    </li>
  )
}

/** The numbers to choose from, with one that is too great while it is chosen. */
function countsOf(hosts: number, needed: number | 'all', choose: HostChoice): number[] {
  const most = choose === 'visitor' ? 1 : Math.max(1, hosts, needed === 'all' ? 1 : needed)
  return Array.from({ length: most }, (_, index) => index + 1)
}
