import { CopyPlus, Trash2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Question } from '@/lib/shared/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../../ui/button'
import { moveFocus } from '../../ui/move-focus'
import type { FormLanguages } from '../form-languages'
import { isSomethingDragged } from '../sortable/use-sortable-item'
import { useBuilder } from './builder'
import { editButtonOf } from './question-actions'
import { QuestionForm } from './question-form'
import { QUESTION_LOOKS } from './question-kinds'

type SettingsPanelProps = {
  question: Question
  number: number
  languages: FormLanguages
  /** True inside the question's card, which shows its type and has its actions. */
  isInline: boolean
  onDelete: (id: string) => void
  onNext: () => void
}

/** The settings of the selected question. They take the focus, and Escape gives it back to the question's card. */
export function SettingsPanel({ question, number, languages, isInline, onDelete, onNext }: SettingsPanelProps) {
  const { t, say } = useTexts('questions')
  const { drafts, edits, selected, select } = useBuilder()
  const section = useRef<HTMLElement>(null)
  const Icon = QUESTION_LOOKS[question.questionType].icon
  const { isNew = false, keepsFocus = false } = selected ?? {}

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is shown; it is shown anew for each question.
  useEffect(() => {
    if (!isInline) editButtonOf(question.id)?.closest('li')?.scrollIntoView({ block: 'nearest' })
    if (keepsFocus) return
    const field = section.current?.querySelector('textarea')
    if (isNew) field?.addEventListener('focus', () => field.select(), { once: true })
    moveFocus(() => field)
  }, [])

  function close() {
    moveFocus(() => editButtonOf(question.id))
    select(null)
  }

  return (
    <section
      ref={section}
      aria-label={say(t.settings.title, { number })}
      className="grid min-w-0 gap-4"
      onKeyDown={(event) => event.key === 'Escape' && !isSomethingDragged() && close()}
    >
      {!isInline && (
        <div className="flex items-center gap-1">
          <Icon aria-hidden="true" className="me-1 size-4.5 shrink-0 text-muted-foreground" />
          <h2 className="min-w-0 flex-1 truncate font-semibold text-sm">
            {number}. {t.kinds[question.questionType].label}
          </h2>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t.settings.duplicate}
            onClick={() => void edits.duplicate(question.id)}
          >
            <CopyPlus aria-hidden="true" className="size-4" />
          </Button>
          <Button variant="ghost" size="icon" aria-label={t.settings.delete} onClick={() => onDelete(question.id)}>
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
          <Button variant="ghost" size="icon" aria-label={t.settings.close} onClick={close}>
            <X aria-hidden="true" className="size-4" />
          </Button>
        </div>
      )}
      <QuestionForm question={question} languages={languages} drafts={drafts} onNext={onNext} />
      {isInline && (
        <Button variant="outline" className="justify-self-start" onClick={close}>
          {t.settings.close}
        </Button>
      )}
    </section>
  )
}
