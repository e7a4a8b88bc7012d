import type { Question } from '@/lib/shared/forms/question'
import type { ToId } from '../arrived-id'
import type { ConvertContext, Line } from '../converter'
import { compileJumps, type Stop } from '../jumps/compile-jumps'
import { markerLine } from '../jumps/marker'
import { ruleLine } from '../lines'
import { type Loose, looseListOf, looseOf, textOf } from '../loose'
import type { ReportWriter } from '../report-writer'
import type { Field } from './fields'
import { type Compared, targetOf, toCondition } from './logic'
import { DEFAULT_SCREEN, type ScreenReader } from './screens'

type Jumping = { action: Loose; ref: string }

type Targets = { hidden: Map<string, Question>; fields: Field[]; endings: Line<'forms'>['endings'] }

/** The jumps of a form, whose reference is `ref`, as rules of its questions. */
export class JumpConverter {
  constructor(
    private readonly report: ReportWriter,
    private readonly toId: ToId,
    private readonly ref: string,
    private readonly screens: ScreenReader,
  ) {}

  async toRules(
    logic: readonly Loose[],
    { hidden, fields, endings }: Targets,
    pause: ConvertContext['pause'],
  ): Promise<{ questions: Line<'forms'>['questions']; rules: Line<'forms'>['rules'] }> {
    const byRef = new Map(fields.map((field) => [field.ref, field]))
    const find = (type: 'field' | 'hidden', ref: string): Compared | null => {
      const question = type === 'hidden' ? hidden.get(ref) : byRef.get(ref)?.question
      return question ? { question, options: byRef.get(ref)?.options ?? new Map() } : null
    }
    const stops: Stop<Jumping>[] = [
      ...[...hidden.values()].map((question) => ({ id: question.id, question, jumps: [] })),
      ...fields.map(({ stopId, question }) => ({ id: stopId, question, jumps: [] })),
    ]
    const leave = (action: Loose, ref: string, reason: 'score' | 'logic' | 'too_many') =>
      this.report.leaveOut('logic', { actions: [action] }, { reason }, `${this.ref}/${ref}`)
    const taken: Jumping[] = []
    for (const { actions, ...entry } of logic) {
      this.report.saw('logic', entry)
      const ref = textOf(entry.ref)
      const stopId = entry.type === 'hidden' ? hidden.get(ref)?.id : byRef.get(ref)?.stopId
      const stop = stops.find(({ id }) => id === stopId)
      for (const action of looseListOf(actions)) {
        const key = { action, ref }
        const condition = looseOf(action.condition)
        const to = this.toTarget(action, byRef, endings)
        const when = toCondition(condition, find)
        if (action.action !== 'jump' || JSON.stringify(condition).includes('"variable"')) leave(action, ref, 'score')
        else if (!stop || !to || !when) leave(action, ref, 'logic')
        else {
          stop.jumps.push({ key, jump: { when, to } })
          taken.push(key)
        }
      }
    }
    const marker = (after: Question | null, number: number) => markerLine(this.toId, this.ref, after, number)
    const { questions, rules, left } = await compileJumps(stops, marker, {
      firstEnding: endings[0]?.id ?? null,
      pause,
    })
    for (const key of taken) {
      const failed = left.find((one) => one.key === key)
      if (failed) leave(key.action, key.ref, failed.reason)
      else this.report.saw('logic', { actions: [key.action] })
    }
    if (questions.length > stops.filter(({ question }) => question).length) {
      const note = 'Jumps from where nothing is answered, and to the end, need a hidden field.'
      this.report.note(
        { kind: 'logic', field: 'actions[].action', outcome: 'changed', to: 'rules', reason: 'logic', note },
        this.ref,
      )
    }
    const lines = rules.map((rule, number) => {
      const id = this.toId('rule', `${this.ref}/${number}`)
      return ruleLine({ id, match: 'all', ...rule })
    })
    return { questions: questions as Line<'forms'>['questions'], rules: lines }
  }

  private toTarget(action: Loose, byRef: ReadonlyMap<string, Field>, endings: Line<'forms'>['endings']) {
    const { type, ref } = targetOf(action)
    if (type === 'field') {
      const questionId = byRef.get(ref)?.stopId
      return questionId ? { questionId } : null
    }
    if (type !== 'thankyou') return null
    const endingId = this.screens.endingId(ref)
    if (endings.some(({ id }) => id === endingId)) return { endingId }
    return ref === DEFAULT_SCREEN && endings.length === 0 ? { endingId: null } : null
  }
}
