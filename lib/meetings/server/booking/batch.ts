/**
 * Answers all questions of one turn of the event loop by one run, which begins after each of them came: nobody is told
 * anything older than their own question. `runAll` answers in the order of the questions.
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
