import { useEffect, useId, useState } from 'react'
import { Field } from '@/components/fields/field'
import { useOwner } from '@/components/layout/owner'
import { LoadFailed } from '@/components/ui/load-failed'
import { NativeSelect } from '@/components/ui/native-select'
import { Skeleton } from '@/components/ui/skeleton'
import { useSuccessors } from '@/lib/client/meeting-life'
import { useMeeting } from '@/lib/client/meetings'
import { takersOf } from '@/lib/meetings/hand-over-form'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { NEXT_HOST } from '@/lib/shared/hosts'
import { useTexts } from '@/messages/react/texts-provider'

/** `from`: absent in a host's own meeting. */
export type HandOverChoice = { to: string; from?: string }

type HandOverChoicesProps = {
  meeting: ListedMeeting
  /** Null while nobody can take it. */
  onChoose: (choice: HandOverChoice | null) => void
}

/** Which host of the booking gives it, if it has several, and who of their group takes it: those who are free, or the next. */
export function HandOverChoices({ meeting, onChoose }: HandOverChoicesProps) {
  const {
    t: { handOver: t },
    say,
  } = useTexts('meetingHosts')
  const { id: person } = useOwner()
  const detail = useMeeting(meeting.id)
  const successors = useSuccessors(meeting.id)
  const [giver, setGiver] = useState('')
  const [taker, setTaker] = useState<string>(NEXT_HOST)
  const name = useId()
  const isOwn = meeting.team !== undefined
  const hosts = detail.data?.hosts ?? []
  const { givers, from, takers } = takersOf(hosts, successors.data ?? [], isOwn ? person : giver)
  const free = takers.filter(({ state }) => state === 'free')
  const to = free.some(({ account }) => account === taker) ? taker : NEXT_HOST
  const isReady = from !== null && free.length > 0
  const chosen = isReady ? JSON.stringify({ to, ...(!isOwn && { from: from.account }) }) : null

  useEffect(() => onChoose(chosen === null ? null : JSON.parse(chosen)), [chosen, onChoose])

  if (successors.isError || detail.isError)
    return (
      <LoadFailed
        title={t.loadFailed}
        error={successors.error ?? detail.error}
        onRetry={() => void Promise.all([successors.refetch(), detail.refetch()])}
      />
    )
  if (!successors.data || !detail.data) return <Skeleton className="h-24" />
  return (
    <>
      {!isOwn && givers.length > 1 && (
        <Field label={t.from}>
          {(aria) => (
            <NativeSelect {...aria} value={from?.account} onChange={({ target }) => setGiver(target.value)}>
              {givers.map((host) => (
                <option key={host.account} value={host.account}>
                  {host.name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      {free.length === 0 && (
        <p role="status" className="rounded-lg bg-warning-soft px-3 py-2 text-sm text-warning-foreground">
          {takers.length === 0 ? t.nobody : t.nobodyFree}
        </p>
      )}
      {takers.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-1 font-medium text-sm">{t.to}</legend>
          <Choice
            name={name}
            label={t.next}
            note={t.nextHint}
            isChosen={isReady && to === NEXT_HOST}
            isBarred={free.length === 0}
            onChoose={() => setTaker(NEXT_HOST)}
          />
          {takers.map((host) => (
            <Choice
              key={host.account}
              name={name}
              label={say(t.state, { name: host.name, state: t.now[host.state] })}
              isChosen={isReady && to === host.account}
              isBarred={host.state !== 'free'}
              onChoose={() => setTaker(host.account)}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

type ChoiceProps = {
  name: string
  label: string
  note?: string
  isChosen: boolean
  isBarred: boolean
  onChoose: () => void
}

function Choice({ name, label, note, isChosen, isBarred, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-md px-1 text-sm has-disabled:text-muted-foreground">
      <input
        type="radio"
        className="size-4 shrink-0 accent-primary"
        name={name}
        checked={isChosen}
        disabled={isBarred}
        onChange={onChoose}
      />
      <span className="min-w-0">
        <bdi className="wrap-anywhere">{label}</bdi>
        {note && <span className="block text-muted-foreground">{note}</span>}
      </span>
    </label>
  )
}
