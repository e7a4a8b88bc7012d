import { createContext, runInContext } from 'node:vm'

/** An item as Apps Script shows it: the kind, its id and title, and what its own methods answer. */
type AppItem = { kind: string; id: number; title: string; answers?: Record<string, unknown> }
type AppResponse = { id: string; at: string; email: string; given: Record<number, unknown> }

const methods = (answers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, () => value]))

const asName = (kind: string) => {
  const name = kind.toLowerCase().replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())
  return `as${kind === 'DATETIME' ? 'DateTime' : name}Item`
}

/** Runs the script as Google does, with a form of these items, and answers the files that it has written. */
export function runScript(script: string, items: readonly AppItem[], responses: readonly AppResponse[]): string[] {
  const files: string[] = []
  const shown = new Map(
    items.map(({ kind, id, title, answers = {} }) => {
      const base = methods({ getType: kind, getId: id, getTitle: title, getHelpText: '' })
      const hasOwn = !['FILE_UPLOAD'].includes(kind)
      return [id, { ...base, ...(hasOwn && { [asName(kind)]: () => ({ ...base, ...methods(answers) }) }) }] as const
    }),
  )
  const form = methods({
    getId: 'made-up-form',
    getTitle: 'Drinks',
    getDescription: 'All drinks',
    supportsAdvancedResponderPermissions: true,
    isPublished: true,
    isAcceptingResponses: true,
    collectsEmail: true,
    getPublishedUrl: 'https://docs.google.com/forms/d/e/made-up/viewform',
    getItems: [...shown.values()],
    getResponses: responses.map(({ id, at, email, given }) =>
      methods({
        getId: id,
        getTimestamp: new Date(at),
        getRespondentEmail: email,
        getItemResponses: Object.entries(given).map(([item, answer]) =>
          methods({ getItem: shown.get(Number(item)), getResponse: answer }),
        ),
      }),
    ),
  })
  const world = createContext({
    FormApp: { getActiveForm: () => form },
    DriveApp: { createFile: (_name: string, text: string) => files.push(text) },
  })
  runInContext(`${script}\nsaveForSlotform()`, world)
  return files
}
