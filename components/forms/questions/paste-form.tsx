import { useId, useState } from 'react'
import { Field } from '@/components/fields/field'
import { UnreadText } from '@/components/fields/unread-text'
import { MAX_PASTED_FORM, type PastedForm, type PastedQuestion, parseForm } from '@/lib/forms/paste-form'
import { MAX_QUESTIONS } from '@/lib/shared/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'
import { Dialog, DialogContent } from '../../ui/dialog'
import { footStyles } from '../../ui/dialog-styles'
import { Textarea } from '../../ui/textarea'
import { QUESTION_LOOKS } from './question-kinds'
import type { QuestionEdits } from './use-question-edits'

type PasteFormProps = {
  /** The number of questions that the form has. */
  count: number
  edits: QuestionEdits
  open: boolean
  onClose: () => void
}

/** Reads a form that is written as text, in the browser. The form changes at a press only. */
export function PasteForm({ count, edits, open, onClose }: PasteFormProps) {
  const { paste: t } = useTexts('questions').t
  /** Kept while the dialog is closed, until its questions are added. */
  const [text, setText] = useState('')
  const [isAdding, setAdding] = useState(false)

  async function add(questions: readonly PastedQuestion[]) {
    setAdding(true)
    const added = await edits.addPasted(questions, count)
    setAdding(false)
    if (!added) return
    setText('')
    onClose()
  }

  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && !isAdding && onClose()}>
      <DialogContent title={t.open} description={t.about} className="max-w-2xl scroll-pb-28 max-sm:[--edge:1rem]">
        <PasteFields
          text={text}
          onText={setText}
          room={MAX_QUESTIONS - count}
          isAdding={isAdding}
          onAdd={(questions) => void add(questions)}
        />
      </DialogContent>
    </Dialog>
  )
}

type PasteFieldsProps = {
  text: string
  onText: (text: string) => void
  /** How many questions may be added. */
  room: number
  isAdding: boolean
  onAdd: (questions: readonly PastedQuestion[]) => void
}

function PasteFields({ text, onText, room, isAdding, onAdd }: PasteFieldsProps) {
  const { t: all, say } = useTexts('questions')
  const { paste: t } = all
  const form = parseForm(text, room)
  const questions = 'refused' in form ? [] : form.questions
  const problem = useProblem(form, room)
  return (
    <div className="grid gap-4">
      <Field label={t.label} hint={t.hint} error={problem}>
        {(aria) => (
          <Textarea
            {...aria}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            placeholder={t.example}
            className="max-h-80 min-h-40"
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </Field>
      <div role="status" className="grid gap-4 empty:hidden">
        {'unread' in form && form.unread.length > 0 && <UnreadText text={text} ranges={form.unread} note={t.unread} />}
        {questions.length > 0 && <Preview questions={questions} />}
      </div>
      <div data-sheet-footer className={cn(footStyles, 'mt-0')}>
        <Button
          className="max-sm:flex-1"
          disabled={questions.length === 0}
          pending={isAdding}
          onClick={() => onAdd(questions)}
        >
          {questions.length === 0 ? all.add : say(t.use, { count: questions.length })}
        </Button>
      </div>
    </div>
  )
}

function useProblem(form: PastedForm, room: number): string | undefined {
  const { t, say } = useTexts('questions')
  if (!('refused' in form) || form.refused === 'empty') return undefined
  if (form.refused === 'tooLong') return say(t.paste.tooLong, { max: MAX_PASTED_FORM })
  return form.refused === 'tooMany' ? say(t.paste.tooMany, { count: room }) : t.paste.nothing
}

function Preview({ questions }: { questions: readonly PastedQuestion[] }) {
  const id = useId()
  const { t, locale } = useTexts('questions')
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-medium text-sm">
        {t.paste.preview}
      </h3>
      <ol className="max-h-72 divide-y overflow-y-auto rounded-xl border text-sm">
        {questions.map(({ questionType, question, isRequired, options }, index) => {
          const Icon = QUESTION_LOOKS[questionType].icon
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is read anew from the text.
            <li key={index} className="flex items-start gap-3 px-3 py-2">
              <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted-foreground" strokeWidth={1.75} />
              <div className="min-w-0 flex-1">
                <p dir="auto" className="wrap-anywhere font-medium">
                  {question}
                </p>
                <p className="wrap-anywhere text-muted-foreground text-xs">
                  {[t.kinds[questionType].label, ...(isRequired ? [t.card.required] : [])].join(' · ')}
                  {options.length > 0 && `: ${list.format(options.map(({ label }) => label))}`}
                </p>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
