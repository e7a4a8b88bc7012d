import type { Question } from '@/lib/shared/forms/question'
import { ALWAYS, type AnyOf, type Comparison } from '../jumps/comparison'
import type { Jump, Stop } from '../jumps/compile-jumps'
import type { Item, Way } from './items'

/** What a report names: an option of a question, or a section. */
type WayKey = { item: Item; field: string }

const OPTION = 'questionItem.question.choiceQuestion.options[]'
const fieldOf = (path: string, { goToSectionId }: Way) => `${path}.${goToSectionId ? 'goToSectionId' : 'goToAction'}`

type Placed = { key: WayKey; jump: Jump | null }

/**
 * The places of a form with the ways that lead on at the end of each section: those of the last question that has an answer with one, then
 * that of the section itself. `first` are questions before all items. `left` are ways that lead back, or nowhere.
 */
export function toStops(first: readonly Question[], items: readonly Item[]) {
  const left: WayKey[] = []
  const stops: Stop<WayKey>[] = [
    ...first.map((question) => ({ id: question.id, question, jumps: [] })),
    ...items.map(({ stopId, question }) => ({ id: stopId, question, jumps: [] })),
  ]
  const breaks = [...items.keys()].filter((place) => items[place]?.isSection)
  const starts = breaks[0] === 0 ? breaks : [0, ...breaks]
  for (const [number, start] of starts.entries()) {
    const end = starts[number + 1] ?? items.length
    const next = items[end] ?? null
    const last = stops[first.length + end - 1]
    const placed = waysOf(items.slice(start, end), { items, next })
    // What leads to the next section needs no jump, unless others come after it.
    while (isNext(placed.at(-1)?.jump, next)) placed.pop()
    for (const { key, jump } of placed) {
      if (jump && last) last.jumps.push({ key, jump })
      else left.push(key)
    }
  }
  return { stops, left }
}

type Around = { items: readonly Item[]; next: Item | null }

function waysOf(section: readonly Item[], { items, next }: Around): Placed[] {
  const ofOptions = [...section].reverse().flatMap((item) => {
    const known = item.ways.flatMap(({ option }) => (option === null ? [] : [option]))
    const all = [...new Set([...known, ...item.options.values()])]
    return item.ways.map(({ option, way }): Placed => {
      const to = toTarget(way, { items, next })
      const key = { item, field: fieldOf(OPTION, way) }
      return { key, jump: to && item.question ? { when: isChosen(item.question, option, all), to } : null }
    })
  })
  if (!next?.way) return ofOptions
  const to = toTarget(next.way, { items, next })
  const ofSection = { key: { item: next, field: fieldOf('pageBreakItem', next.way) }, jump: to && { when: ALWAYS, to } }
  return [...ofOptions, ofSection]
}

/** Null for a text that is none of the options. */
function isChosen({ id: questionId }: Question, option: string | null, all: readonly string[]): AnyOf {
  if (option !== null) return [[{ questionId, operator: 'equals', value: option, isNot: false }]]
  const none = all.map((value): Comparison => ({ questionId, operator: 'equals', value, isNot: true }))
  return [[{ questionId, operator: 'answered', value: '', isNot: false }, ...none]]
}

function toTarget({ goToAction, goToSectionId }: Way, { items, next }: Around): Jump['to'] | null {
  if (goToSectionId) {
    const section = items.find(({ id, isSection }) => isSection && id === goToSectionId)
    return section ? { questionId: section.stopId } : null
  }
  if (goToAction === 'SUBMIT_FORM') return { endingId: null }
  if (goToAction === 'NEXT_SECTION') return next ? { questionId: next.stopId } : { endingId: null }
  return null
}

function isNext(jump: Jump | null | undefined, next: Item | null): boolean {
  if (!jump) return false
  return 'questionId' in jump.to ? jump.to.questionId === next?.stopId : next === null
}
