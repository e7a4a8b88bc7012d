import { CloudOff, ListPlus, Split } from 'lucide-react'
import { ruleSentence } from '@/lib/forms/rules/rule-sentence'
import type { Rule } from '@/lib/shared/forms/rule'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { Skeleton, THREE } from '../../ui/skeleton'
import { useRules } from './rules-provider'
import { Sentence } from './sentence'

export function NoRules() {
  const texts = useTexts('logic')
  const { t } = texts
  return (
    <EmptyState icon={Split} title={t.empty.title} text={t.empty.text}>
      <Sentence className="rounded-lg bg-muted px-4 py-2.5" parts={exampleParts(texts)} />
    </EmptyState>
  )
}

function exampleParts(texts: PartTexts<'logic'>) {
  const { question, value, target } = texts.t.empty.example
  const rule: Rule = {
    match: 'all',
    conditions: [{ questionId: 'source', operator: 'contains', value }],
    actions: [{ type: 'jump', questionId: 'target' }],
  }
  const text = { questionType: 'text' as const, options: [] }
  const questions = [
    { id: 'source', question, ...text },
    { id: 'target', question: target, ...text },
  ]
  return ruleSentence(rule, { questions, endings: [] }, texts)
}

export function NoQuestions({ onQuestionsWanted }: { onQuestionsWanted: () => void }) {
  const { t } = useTexts('logic')
  return (
    <EmptyState icon={ListPlus} title={t.noQuestions.title} text={t.noQuestions.text}>
      <Button onClick={onQuestionsWanted}>{t.noQuestions.go}</Button>
    </EmptyState>
  )
}

export function RulesFailed() {
  const { t } = useTexts('logic')
  const { retry } = useRules()
  return (
    <EmptyState icon={CloudOff} title={t.loadFailed} text={t.checkConnection}>
      <Button variant="outline" onClick={() => void retry()}>
        {t.tryAgain}
      </Button>
    </EmptyState>
  )
}

export function RulesSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <Skeleton className="h-11 w-48 max-w-full" />
      <Card className="grid gap-6">
        {THREE.map((row) => (
          <Skeleton key={row} className="h-6 w-4/5" />
        ))}
      </Card>
    </div>
  )
}
