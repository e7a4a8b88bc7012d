import { useId } from 'react'
import type { Finding } from '@/lib/forms/rules/rule-findings'
import { ruleSentence } from '@/lib/forms/rules/rule-sentence'
import { useTexts } from '@/messages/react/texts-provider'
import { cn } from '../../ui/cn'
import { RuleActions } from './rule-actions'
import { type RuleDraft, toRule } from './rule-draft'
import { RuleEditor } from './rule-editor'
import type { RuleNames } from './rule-names'
import { RuleNote } from './rule-note'
import { useRules } from './rules-provider'
import { Sentence } from './sentence'

type RuleItemProps = {
  draft: RuleDraft
  /** From 0. */
  place: number
  names: RuleNames
  findings: readonly Finding[]
  onMoved: (place: number) => void
}

/** One rule as a sentence, with its controls below while it is open. */
export function RuleItem({ draft, place, names, findings, onMoved }: RuleItemProps) {
  const texts = useTexts('logic')
  const { open, refusals } = useRules()
  const editorId = useId()
  const isOpen = open?.key === draft.key
  const shown = [
    ...findings.filter(({ field }) => field === null || draft.touched === 'all' || draft.touched.includes(field)),
    ...refusals
      .filter(({ key }) => key === draft.key)
      .map(({ field, message }) => ({ field, text: message, isBlocking: true })),
  ]
  const notes = shown.filter(({ field }) => !isOpen || field === null)
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which the number is drawn beside */}
      <div
        role="group"
        aria-label={texts.say(texts.t.rule, { number: place + 1 })}
        className={cn('px-4 py-3 sm:px-5', isOpen && 'bg-muted/40')}
      >
        <div className="flex flex-wrap items-start gap-x-3 sm:flex-nowrap">
          <span
            aria-hidden="true"
            className="mt-2.5 flex size-6 shrink-0 items-center justify-center rounded-full bg-secondary font-medium text-secondary-foreground text-xs"
          >
            {place + 1}
          </span>
          <div className="grid min-w-0 flex-1 gap-2 pt-2.5 pb-1 sm:pb-2.5">
            <Sentence parts={ruleSentence(toRule(draft), names, texts)} />
            {notes.map((note) => (
              <RuleNote key={`${note.field} ${note.text}`} {...note} />
            ))}
          </div>
          <RuleActions draft={draft} place={place} names={names} editorId={editorId} onMoved={onMoved} />
        </div>
        <div id={editorId} hidden={!isOpen}>
          {isOpen && <RuleEditor draft={draft} place={place} names={names} findings={shown} />}
        </div>
      </div>
    </li>
  )
}
