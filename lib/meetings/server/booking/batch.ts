/**
 * Batches the calls of one turn of the event loop into one run, which begins after all of them, so that no result is
 * older than its call. `runAll` returns results in the order of the calls.
 */
export function createBatcher<Question, Answer>(
  runAll: (questions: Question[]) => Promise<Answer[]>,
): (question: Question) => Promise<Answer> {
  let gathering: { questions: Question[]; answers: Promise<Answer[]> } | null = null
  return async (question) => {
    gathering ??= gather()
    const { questions, answers } = gathering
    const place = questions.push(question) - 1
    return (await answers)[place] as Answer
  }

  function gather() {
    const questions: Question[] = []
    const answers = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      gathering = null
      return runAll(questions)
    })
    return { questions, answers }
  }
}
