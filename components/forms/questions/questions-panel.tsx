import { ClipboardPaste, ListPlus, MousePointerClick, Plus } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useIsWide } from '@/components/ui/use-is-wide'
import { inLanguage } from '@/lib/forms/questions/asked-question'
import { missingInQuestions } from '@/lib/shared/forms/missing-in-question'
import { MAX_QUESTIONS } from '@/lib/shared/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { useEditedLanguage } from '../../translations/edited-language'
import { LanguageSwitch } from '../../translations/language-switch'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { useStoredLanguages } from '../form-languages'
import type { PanelProps } from '../panel-props'
import { useBuilder } from './builder'
import { BuilderBar } from './builder-bar'
import { PasteForm } from './paste-form'
import { QuestionList } from './question-list'
import { SettingsPanel } from './settings-panel'
import { TypePicker } from './type-picker'
import { useDeleteQuestion } from './use-delete-question'

/** From here on the settings of a question are beside the list. */
const BESIDE = '(min-width: 64rem)'

/** The questions of a form with the settings of the selected one, beside them where there is room. */
export function QuestionsPanel({ form, questions }: PanelProps) {
  const { t } = useTexts('questions')
  const { edits, selected, select, tellUpdated } = useBuilder()
  const isBeside = useIsWide(BESIDE)
  /** The place of the question that is being added; null while none is. */
  const [place, setPlace] = useState<number | null>(null)
  const [isPasting, setPasting] = useState(false)
  const stored = useStoredLanguages(form)
  const names = stored.others.join(' ')
  // Languages stay one object while they are the same, so that the settings are not drawn again with each key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the list.
  const languages = useMemo(() => stored, [stored.main, names])
  const { edited } = useEditedLanguage(languages.others)
  const { main } = languages
  const shown = useMemo(
    () => (edited ? inLanguage(questions, { asked: edited, main }) : questions),
    [questions, edited, main],
  )
  const remove = useDeleteQuestion(questions)
  const index = questions.findIndex(({ id }) => id === selected?.id)
  const question = questions[index]
  const isFull = questions.length >= MAX_QUESTIONS
  const latest = useRef({ selected, index, isFull, tellUpdated })
  latest.current = { selected, index, isFull, tellUpdated }
  const toggle = useCallback(
    (id: string) => select(latest.current.selected?.id === id ? null : { id, isNew: false }),
    [select],
  )
  const insert = useCallback((at: number) => {
    setPlace(at)
    // Now, as the message about the new question would replace it.
    if (latest.current.selected) void latest.current.tellUpdated(latest.current.selected.id)
  }, [])
  const addNext = useCallback(() => {
    if (!latest.current.isFull) insert(latest.current.index + 1)
  }, [insert])
  const add = () => insert(question ? index + 1 : questions.length)

  const settings = question && (
    <SettingsPanel
      key={question.id}
      question={question}
      number={index + 1}
      languages={languages}
      isInline={!isBeside}
      onDelete={remove}
      onNext={addNext}
    />
  )

  return (
    <div data-builder className="grid min-w-0 flex-1 gap-4">
      {questions.length > 0 && (
        <LanguageSwitch
          languages={languages.others}
          main={languages.main}
          missingIn={(language) => missingInQuestions(questions, language)}
        />
      )}
      <BuilderBar isEmpty={questions.length === 0} isFull={isFull} onAdd={add} onPaste={() => setPasting(true)} />
      {questions.length === 0 ? (
        <EmptyState icon={ListPlus} title={t.empty.title} text={t.empty.text}>
          <Button data-builder-add onClick={add}>
            <Plus aria-hidden="true" className="size-4" />
            {t.add}
          </Button>
          <Button variant="outline" onClick={() => setPasting(true)}>
            <ClipboardPaste aria-hidden="true" className="size-4" />
            {t.paste.open}
          </Button>
        </EmptyState>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">
            <QuestionList
              questions={shown}
              selectedId={question?.id ?? null}
              edits={edits}
              onSelect={toggle}
              onDelete={remove}
              onInsert={insert}
            >
              {isBeside ? undefined : settings}
            </QuestionList>
          </div>
          <div className="sticky top-18 max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-2xl border bg-card p-4 max-lg:hidden">
            {isBeside && settings ? settings : <NoneSelected text={t.settings.none} />}
          </div>
        </div>
      )}
      <TypePicker open={place !== null} place={place ?? 0} edits={edits} onClose={() => setPlace(null)} />
      <PasteForm count={questions.length} edits={edits} open={isPasting} onClose={() => setPasting(false)} />
    </div>
  )
}

function NoneSelected({ text }: { text: string }) {
  return (
    <p className="flex flex-col items-center gap-2 px-2 py-8 text-center text-muted-foreground text-sm">
      <MousePointerClick aria-hidden="true" className="size-5" />
      {text}
    </p>
  )
}
