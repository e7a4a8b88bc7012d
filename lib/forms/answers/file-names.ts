type Named = { questionId: string; name: string }

/** Answers with the names of files in place of their ids, for people to read. */
export function withFileNames<A>(answers: Record<string, A>, files: readonly Named[]): Record<string, A | string[]> {
  if (files.length === 0) return answers
  const named = files.map(({ questionId }): [string, string[]] => [
    questionId,
    files.filter((file) => file.questionId === questionId).map(({ name }) => name),
  ])
  return { ...answers, ...Object.fromEntries(named) }
}
