import { CloudOff, ListPlus, Split } from 'lucide-react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { Skeleton } from '../../ui/skeleton'
import { useRules } from './rules-provider'
import { Sentence } from './sentence'

export function NoRules() {
  return (
    <EmptyState
      icon={Split}
      title="Everyone is asked everything"
      text="With a rule, an answer decides what comes next: questions are skipped, a message is shown, or visitors go to a web page at the end. For example:"
    >
      <Sentence
        className="rounded-lg bg-muted px-4 py-2.5"
        parts={[
          { kind: 'words', text: 'If ' },
          { kind: 'named', text: 'Budget' },
          { kind: 'words', text: ' contains ' },
          { kind: 'named', text: 'none' },
          { kind: 'words', text: ', jump to ' },
          { kind: 'named', text: 'Remarks' },
        ]}
      />
    </EmptyState>
  )
}

export function NoQuestions({ onQuestionsWanted }: { onQuestionsWanted: () => void }) {
  return (
    <EmptyState
      icon={ListPlus}
      title="Questions come first"
      text="A rule looks at the answer to a question. Add questions, then decide here what their answers lead to."
    >
      <Button onClick={onQuestionsWanted}>Go to Questions</Button>
    </EmptyState>
  )
}

export function RulesFailed() {
  const { retry } = useRules()
  return (
    <EmptyState icon={CloudOff} title="The rules could not be loaded" text="Check your connection and try again.">
      <Button variant="outline" onClick={() => void retry()}>
        Try again
      </Button>
    </EmptyState>
  )
}

export function RulesSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <Skeleton className="h-11 w-48 max-w-full" />
      <Card className="grid gap-6">
        {['one', 'two', 'three'].map((row) => (
          <Skeleton key={row} className="h-6 w-4/5" />
        ))}
      </Card>
    </div>
  )
}
