import { beginsPage, isAsked, type Question } from '@/lib/shared/forms/question'

/** `start` begins the page; the first page of most forms has none. */
export type FormPage = { id: string; start: Question | null; questions: Question[] }

/** The id of a page that no page break begins. */
export const FIRST_PAGE = ''

/** The questions of a form, page by page. */
export function toPages(questions: readonly Question[]): FormPage[] {
  const pages: FormPage[] = [{ id: FIRST_PAGE, start: null, questions: [] }]
  for (const question of questions) {
    if (beginsPage(question.questionType)) pages.push({ id: question.id, start: question, questions: [] })
    else pages.at(-1)?.questions.push(question)
  }
  const [first, ...others] = pages
  return first?.questions.length === 0 && others.length > 0 ? others : pages
}

/**
 * Leaves out pages that ask nothing because the rules hide their questions. One without questions of its own shows its words
 * unless it is hidden itself. A form has at least one page.
 */
export function pagesToShow(pages: FormPage[], skipped: ReadonlySet<string>): FormPage[] {
  const shown = pages.filter(({ start, questions }) => {
    const asked = questions.filter(({ questionType }) => isAsked(questionType))
    const words = [...(start ? [start] : []), ...questions.filter((question) => !asked.includes(question))]
    return (asked.length > 0 ? asked : words).some(({ id }) => !skipped.has(id))
  })
  return shown.length > 0 ? shown : pages.slice(0, 1)
}
