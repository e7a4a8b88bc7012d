import { useEffect, useRef } from 'react'
import type { QuestionCalls } from '@/lib/client/form-questions'
import {
  diffOf,
  type EditStep,
  isChangedElsewhere,
  NO_HISTORY,
  placeOf,
  rulesNaming,
  withRulesOf,
} from '@/lib/forms/edit-steps'
import type { Question } from '@/lib/shared/forms/question'
import type { Rule } from '@/lib/shared/forms/rule'
import { useTexts } from '@/messages/react/texts-provider'
import { moveFocus } from '../../ui/move-focus'
import { dismissToast, toast } from '../../ui/use-toast'
import { useFormFailure } from '../failure'
import { useBuilder } from './builder'

/** Undoes and redoes edits of the questions, by the calls that lead back and forth. */
export function useHistory() {
  const { t } = useTexts('questions')
  const toastFailure = useFormFailure()
  const { run, cache, drafts, history, setHistory, select, setTravelled } = useBuilder()
  const latest = useRef(history)
  latest.current = history

  /** At once, so that a second press finds it before the screen is drawn again. */
  function put(next: typeof history) {
    latest.current = next
    setHistory(next)
  }

  /** A `chosen` step is undone out of its turn. */
  async function travel(isUndo: boolean, chosen?: EditStep) {
    // The typed fields are the latest step.
    if (!(await drafts.flush())) return
    try {
      await run(async (calls) => {
        const { past, future } = latest.current
        const step = chosen ?? (isUndo ? past.at(-1) : future.at(-1))
        if (!step || !(isUndo ? past : future).includes(step)) return
        const [from, to] = isUndo ? [step.after, step.before] : [step.before, step.after]
        const now = await calls.list()
        if (isChangedElsewhere(now, from, to)) {
          cache.fill(now)
          put(NO_HISTORY)
          toast({ title: t.history.changed.title, description: t.history.changed.text, variant: 'destructive' })
          return
        }
        const rules = await applyStep(calls, { now, from, to, rules: step.rules })
        cache.fill(await calls.list())
        void cache.renewRules()
        const done = { ...step, rules, at: 0 }
        put(
          isUndo
            ? { past: past.filter((other) => other !== step), future: [...future, done] }
            : { past: [...past, done], future: future.slice(0, -1) },
        )
        setTravelled({ name: step.name, isUndo })
        // Its button would undo what is undone.
        dismissToast()
        const { added, changed } = diffOf(from, to)
        const id = added[0]?.id ?? changed[0]?.id
        if (id) select({ id, isNew: false, keepsFocus: true })
        keepFocus()
      })
    } catch (error) {
      toastFailure(error, isUndo ? t.failures.undo : t.failures.redo)
      await run(async (calls) => cache.fill(await calls.list())).catch(() => undefined)
    }
  }

  return {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => travel(true),
    undoStep: (step: EditStep) => travel(true, step),
    redo: () => travel(false),
  }
}

type Way = { now: readonly Question[]; from: readonly Question[]; to: readonly Question[]; rules: readonly Rule[] }

/** Answers all rules from before, if some of them went with a question. */
async function applyStep(calls: QuestionCalls, { now, from, to, rules }: Way): Promise<readonly Rule[]> {
  const { removed, added, changed, isReordered } = diffOf(from, to)
  let [list, lost] = [[...now], [] as readonly Rule[]]
  for (const id of removed) {
    const all = await calls.rules()
    if (rulesNaming(all, id).length > 0) lost = all
    await calls.remove(id)
    list = list.filter((question) => question.id !== id)
  }
  for (const { lang: _, ...question } of added) {
    const order = placeOf(question.id, to, list)
    list.splice(order, 0, await calls.add({ ...question, order }))
    if (rulesNaming(rules, question.id).length > 0) {
      await calls.saveRules(withRulesOf(question.id, await calls.rules(), rules))
    }
  }
  for (const { id, body } of changed) await calls.update(id, body)
  if (isReordered) await calls.reorder(to.map(({ id }) => id))
  return lost
}

/** Catches a focus that has gone with the settings of a question. */
function keepFocus() {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) {
      moveFocus(() => document.querySelector<HTMLElement>('[data-builder-add]'))
    }
  })
}

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/**
 * Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, or those with Command. A text field that something was typed into since it got the focus
 * keeps them for its own text.
 */
export function useHistoryKeys({ canUndo, canRedo, undo, redo }: Omit<ReturnType<typeof useHistory>, 'undoStep'>) {
  const latest = useRef({ canUndo, canRedo, undo, redo })
  latest.current = { canUndo, canRedo, undo, redo }
  useEffect(() => {
    let before: string | null = null
    const textOf = (target: EventTarget | null) =>
      target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.value : null
    const enter = ({ target }: { target: EventTarget | null }) => {
      before = textOf(target)
    }
    const press = (event: KeyboardEvent) => {
      const { target } = event
      const wish = wishOf(event)
      if (!wish || !(target instanceof Element) || target.closest('[role=dialog], [role=alertdialog]')) return
      if (target.matches(FIELDS) && (textOf(target) !== before || !target.closest('[data-builder]'))) return
      if (!(wish === 'undo' ? latest.current.canUndo : latest.current.canRedo)) return
      event.preventDefault()
      // The field was changed, but not by typing.
      void latest.current[wish]().then(() => requestAnimationFrame(() => enter({ target: document.activeElement })))
    }
    document.addEventListener('focusin', enter)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('focusin', enter)
      document.removeEventListener('keydown', press)
    }
  }, [])
}

function wishOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : null
}
