import { type FormEvent, useId, useState } from 'react'
import { SearchField } from '@/components/fields/search-field'
import { matchTexts } from '@/components/ui/match-texts'
import { useNarrow } from '@/components/ui/use-narrow'
import { QUESTION_TYPES, type QuestionType } from '@/lib/shared/forms/question-types'
import { useTexts } from '@/messages/react/texts-provider'
import { Dialog, DialogContent } from '../../ui/dialog'
import { Spinner } from '../../ui/spinner'
import { QUESTION_GROUPS, QUESTION_LOOKS, type QuestionGroup } from './question-kinds'
import type { QuestionEdits } from './use-question-edits'

type TypePickerProps = {
  /** The place of the question among the others. */
  place: number
  edits: QuestionEdits
  open: boolean
  onClose: () => void
}

/** Picking a type adds the question. Its text is written in its settings. */
export function TypePicker({ place, edits, open, onClose }: TypePickerProps) {
  const { t } = useTexts('questions')
  const [picked, setPicked] = useState<QuestionType | null>(null)
  // A field with the focus would cover the types with the keys of a phone.
  const isNarrow = useNarrow()

  async function pick(type: QuestionType) {
    if (picked) return
    setPicked(type)
    const added = await edits.add(type, place)
    setPicked(null)
    if (added) onClose()
  }

  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && !picked && onClose()}>
      <DialogContent
        title={t.add}
        description={t.pickType}
        isRead={isNarrow}
        className="max-w-2xl max-sm:[--edge:1rem]"
      >
        <TypeSearch picked={picked} onPick={(type) => void pick(type)} />
      </DialogContent>
    </Dialog>
  )
}

/** Enter takes the first type that the typed words fit. */
function TypeSearch({ picked, onPick }: { picked: QuestionType | null; onPick: (type: QuestionType) => void }) {
  const { t, say } = useTexts('questions')
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const found = findTypes(t.kinds, q)

  function pickFirst(event: FormEvent) {
    event.preventDefault()
    const [first] = found
    if (q && first) onPick(first)
  }

  return (
    <>
      <form onSubmit={pickFirst}>
        <SearchField label={t.types.search} value={typed} onChange={setTyped} />
      </form>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'py-10 text-center text-muted-foreground text-sm'}>
        {q && say(found.length > 0 ? t.types.found : t.types.none, { count: found.length, q })}
      </p>
      {/* The panel keeps its place while the list gets shorter. */}
      <div className="min-h-[min(64rem,calc(100dvh-14rem))]">
        {q ? (
          <TypeList types={found} picked={picked} onPick={onPick} className="mt-4" />
        ) : (
          QUESTION_GROUPS.map((group) => <TypeGroup key={group} group={group} picked={picked} onPick={onPick} />)
        )}
      </div>
    </>
  )
}

/** The best ones first; those that fit equally well keep their order. */
function findTypes(kinds: Record<QuestionType, { label: string; hint: string }>, q: string): QuestionType[] {
  if (!q) return [...QUESTION_TYPES]
  // A word of the label says more than one of the hint.
  const scores = new Map(
    QUESTION_TYPES.map((type) => [
      type,
      Math.max(2 * matchTexts([kinds[type].label], q), matchTexts([kinds[type].hint], q)),
    ]),
  )
  const scoreOf = (type: QuestionType) => scores.get(type) ?? 0
  return QUESTION_TYPES.filter((type) => scoreOf(type) > 0).sort((one, other) => scoreOf(other) - scoreOf(one))
}

type ListProps = { picked: QuestionType | null; onPick: (type: QuestionType) => void }

function TypeGroup({ group, ...list }: ListProps & { group: QuestionGroup }) {
  const id = useId()
  const { t } = useTexts('questions')
  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="mb-2 font-medium text-muted-foreground text-sm">
        {t.types.groups[group]}
      </h3>
      <TypeList types={QUESTION_TYPES.filter((type) => QUESTION_LOOKS[type].group === group)} {...list} />
    </section>
  )
}

function TypeList({
  types,
  picked,
  onPick,
  className = '',
}: ListProps & { types: QuestionType[]; className?: string }) {
  return (
    <ul className={`grid gap-2 sm:grid-cols-2 ${className}`}>
      {types.map((type) => (
        <li key={type}>
          <TypeButton type={type} isPending={picked === type} onClick={() => onPick(type)} />
        </li>
      ))}
    </ul>
  )
}

function TypeButton({ type, isPending, onClick }: { type: QuestionType; isPending: boolean; onClick: () => void }) {
  const id = useId()
  const { label, hint } = useTexts('questions').t.kinds[type]
  const Icon = QUESTION_LOOKS[type].icon
  return (
    <button
      type="button"
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      aria-busy={isPending || undefined}
      onClick={onClick}
      className="flex h-full w-full items-center gap-3.5 rounded-xl border p-3 text-start transition-colors hover:border-input hover:bg-accent"
    >
      <span className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-primary-soft text-primary-soft-foreground">
        {isPending ? <Spinner size="size-5" /> : <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />}
      </span>
      <span className="min-w-0">
        <span id={id} className="block font-medium text-sm">
          {label}
        </span>
        <span id={`${id}-hint`} className="block text-muted-foreground text-sm">
          {hint}
        </span>
      </span>
    </button>
  )
}
