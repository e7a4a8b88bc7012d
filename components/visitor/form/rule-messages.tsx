import { useMemo } from 'react'
import type { LogicOutcome } from '@/lib/forms/rules/logic'
import { languagesOfMessages, messagesOf, type Rule } from '@/lib/shared/forms/rule'

type RuleMessagesProps = { rules: readonly Rule[]; messages: readonly string[] }

/** The code of messages of rules, which a form with rules loads. */
export type RuleTalk = { messagesBeside: typeof messagesBeside; RuleMessages: typeof RuleMessages }

const NONE: readonly string[] = []

/** The messages below each question of which a rule may have something to say. */
export function messagesBeside(
  rules: readonly Rule[],
  { messages }: Pick<LogicOutcome, 'messages'>,
): ReadonlyMap<string, readonly string[]> {
  const talking = rules.filter((rule) => messagesOf(rule).length > 0)
  const ids = talking.flatMap(({ conditions }) => conditions.map(({ questionId }) => questionId))
  return new Map(ids.map((id) => [id, messages.get(id) ?? NONE]))
}

/** A live region, which is there before there is a message. */
export function RuleMessages({ rules, messages }: RuleMessagesProps) {
  const languages = useMemo(() => languagesOfMessages(rules), [rules])
  return (
    <div role="status" className="grid gap-2 not-empty:mt-3">
      {[...new Set(messages)].map((message) => (
        <p
          key={message}
          dir="auto"
          lang={languages.get(message)}
          className="whitespace-pre-line rounded-lg border-primary border-s-3 bg-muted px-4 py-3 text-sm leading-relaxed visitor-rise"
        >
          {message}
        </p>
      ))}
    </div>
  )
}

export const RULE_TALK: RuleTalk = { messagesBeside, RuleMessages }
