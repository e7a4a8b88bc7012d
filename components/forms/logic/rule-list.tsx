import { useState } from 'react'
import type { Finding } from '@/lib/forms/rules/rule-findings'
import { useTexts } from '@/messages/react/texts-provider'
import { RuleItem } from './rule-item'
import type { RuleNames } from './rule-names'
import { useRules } from './rules-provider'

type RuleListProps = { names: RuleNames; findings: readonly Finding[][] }

export function RuleList({ names, findings }: RuleListProps) {
  const { t, say } = useTexts('logic')
  const { drafts } = useRules()
  const [announced, setAnnounced] = useState('')
  return (
    <>
      <ol aria-label={t.list} className="divide-y">
        {drafts.map((draft, place) => (
          <RuleItem
            key={draft.key}
            draft={draft}
            place={place}
            names={names}
            findings={findings[place] ?? []}
            onMoved={(to) => setAnnounced(say(t.actions.moved, { number: to + 1, total: drafts.length }))}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
    </>
  )
}
