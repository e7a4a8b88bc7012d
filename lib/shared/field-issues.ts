/** An error of one field in a refused request: its dotted path and a message. */
export type FieldIssue = { path: string; message: string }

/** Returns the issues of a form's fields. An issue of something within a field is that field's; others are left out. */
export function issuesOfFields<Name extends string>(
  names: readonly Name[],
  issues: readonly FieldIssue[],
): { name: Name; message: string }[] {
  return issues.flatMap(({ path, message }) => {
    const name = names.find((field) => path === field || path.startsWith(`${field}.`))
    return name === undefined ? [] : [{ name, message }]
  })
}
