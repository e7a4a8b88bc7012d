import type { QuestionSettings } from './question-settings'

/** The end of a scale, and its longest range. */
export const MAX_SCALE = 100
export const MAX_STEPS = 20

type WithSettings = { settings?: QuestionSettings | undefined }

/** The scale of a net promoter score, which a scale is unless its owner has said otherwise. */
export const NPS = { from: 0, to: 10, passives: 7, promoters: 9 } as const

/** True for a scale from which a net promoter score follows. */
export function isNps({ settings: { from = NPS.from, to = NPS.to } = {} }: WithSettings): boolean {
  return from === NPS.from && to === NPS.to
}

/** The numbers of a scale. */
export function stepsOf({ settings: { from = NPS.from, to = NPS.to } = {} }: WithSettings): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
