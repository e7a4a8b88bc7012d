import type { Question } from '@/lib/shared/forms/question'

/** The words that new questions are made with. */
type FreshWords = { question: string; option: (number: number) => string }

/** The numbers, from 1, of the questions that still have words that nobody chose. */
export function leftAsMade(questions: readonly Pick<Question, 'question' | 'options'>[], fresh: FreshWords): number[] {
  return questions.flatMap(({ question, options }, index) => {
    const isFresh = question === fresh.question || options.some(({ label }, at) => label === fresh.option(at + 1))
    return isFresh ? [index + 1] : []
  })
}
