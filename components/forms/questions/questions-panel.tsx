import { ListPlus, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { inLanguage } from '@/lib/forms/questions/asked-question'
import { missingInQuestions } from '@/lib/vocabulary/forms/missing-in-question'
import type { Question } from '@/lib/vocabulary/forms/question'
import { MAX_QUESTIONS } from '@/lib/vocabulary/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { useEditedLanguage } from '../../translations/edited-language'
import { LanguageSwitch } from '../../translations/language-switch'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { moveFocus } from '../../ui/move-focus'
import { useHydrated } from '../../ui/use-hydrated'
import { useStoredLanguages } from '../form-languages'
import type { PanelProps } from '../panel-props'
import { DeleteQuestionDialog } from './delete-question-dialog'
import { QuestionDialog } from './question-dialog'
import { QuestionList } from './question-list'
import { TypePicker } from './type-picker'

type Opened =
  | { kind: 'picker' }
  | { kind: 'edit'; question: Question; isNew: boolean }
  | { kind: 'delete'; question: Question }

export function QuestionsPanel({ form, questions }: PanelProps) {
  const { t, say } = useTexts('questions')
  const [opened, setOpened] = useState<Opened | null>(null)
  const latest = useRef(opened)
  latest.current = opened
  const isHydrated = useHydrated()
  const addButton = useRef<HTMLButtonElement>(null)
  const close = () => setOpened(null)
  const languages = useStoredLanguages(form)
  const { edited } = useEditedLanguage(languages.others)
  const shown = edited ? inLanguage(questions, { asked: edited, main: languages.main }) : questions
  const stored = ({ id }: Question) => questions.find((question) => question.id === id) ?? null
  const open = (kind: 'edit' | 'delete', question: Question | null) =>
    question && setOpened(kind === 'edit' ? { kind, question, isNew: false } : { kind, question })

  /** Focuses the edit button of the question, or the button that adds one. */
  function focusAfter(target: string | null) {
    const findEdit = () => target && document.querySelector<HTMLElement>(`[data-edit-question="${target}"]`)
    moveFocus(() => findEdit() || addButton.current)
  }

  const add = (
    <Button
      ref={addButton}
      disabled={!isHydrated || questions.length >= MAX_QUESTIONS}
      onClick={() => setOpened({ kind: 'picker' })}
    >
      <Plus aria-hidden="true" className="size-4" />
      {t.add}
    </Button>
  )

  return (
    <div className="grid min-w-0 max-w-3xl flex-1 gap-4">
      {questions.length > 0 && (
        <LanguageSwitch
          languages={languages.others}
          main={languages.main}
          missingIn={(language) => missingInQuestions(questions, language)}
        />
      )}
      {questions.length === 0 ? (
        <EmptyState icon={ListPlus} title={t.empty.title} text={t.empty.text}>
          {add}
        </EmptyState>
      ) : (
        <>
          <QuestionList
            formId={form.id}
            questions={shown}
            onEdit={(question) => open('edit', stored(question))}
            onDelete={(question) => open('delete', stored(question))}
          />
          <div className="mt-4 flex flex-wrap items-center gap-3">
            {add}
            {questions.length >= MAX_QUESTIONS && (
              <p className="text-muted-foreground text-sm">{say(t.full, { max: MAX_QUESTIONS })}</p>
            )}
          </div>
        </>
      )}
      <TypePicker
        formId={form.id}
        questionCount={questions.length}
        open={opened?.kind === 'picker'}
        onClose={close}
        onAdded={(question) => setOpened({ kind: 'edit', question, isNew: true })}
      />
      {opened?.kind === 'edit' && (
        <QuestionDialog
          key={opened.question.id}
          formId={form.id}
          question={opened.question}
          languages={languages}
          isNew={opened.isNew}
          onClose={close}
          onAddAnother={questions.length < MAX_QUESTIONS ? () => setOpened({ kind: 'picker' }) : undefined}
          onClosed={() => latest.current?.kind !== 'picker' && focusAfter(opened.isNew ? null : opened.question.id)}
        />
      )}
      <DeleteQuestionDialog
        formId={form.id}
        question={opened?.kind === 'delete' ? opened.question : null}
        onClose={close}
        onDeleted={() => focusAfter(null)}
      />
    </div>
  )
}
