import { fieldOf } from '@/lib/forms/answers/draft-answers'
import type { ControlProps } from './control-props'
import { toParts } from './parts'

/** With more columns than this, a table would be wider than the form. */
const TABLE_COLUMNS = 7

/**
 * A choice for each row: a table where there is room for one, otherwise a list below each row. It is one table for both, so
 * that what is chosen, and the focus, stay when a phone is turned.
 */
export function MatrixControl({ question, id, answer, isInvalid, describedBy, onChange }: ControlProps) {
  const { rows = [], columns = [] } = question.settings
  const given = new Map(Object.entries(toParts(answer)))
  const isTable = columns.length <= TABLE_COLUMNS
  const look = (part: keyof typeof LIST) => (isTable ? `${LIST[part]} ${WIDE[part]}` : LIST[part])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the question stands above
    <div role="group" aria-labelledby={id} aria-describedby={describedBy}>
      <table className={look('table')}>
        <thead className={look('head')}>
          <tr>
            <td />
            {columns.map(({ value, label, lang }, column) => (
              <th
                key={value}
                id={`${id}column${column}`}
                scope="col"
                lang={lang}
                dir="auto"
                className="break-words px-1 pb-2 text-center align-bottom font-normal text-muted-foreground text-sm leading-tight"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={look('body')}>
          {rows.map((row, index) => (
            <tr key={row.value} className={look('row')}>
              <th
                id={`${id}row${index}`}
                scope="row"
                lang={row.lang}
                dir="auto"
                className={`text-along break-words text-start font-normal ${look('side')}`}
              >
                {row.label}
              </th>
              {columns.map(({ value, label, lang }, column) => (
                <td key={value} className={look('cell')}>
                  <label className={look('choice')}>
                    <input
                      type="radio"
                      name={fieldOf(question.id, row.value)}
                      value={value}
                      checked={given.get(row.value) === value}
                      aria-labelledby={`${id}row${index} ${id}column${column}`}
                      aria-invalid={(isInvalid && !given.get(row.value)) || undefined}
                      onChange={() => onChange(Object.fromEntries(given.set(row.value, value)))}
                      className="choice-mark"
                    />
                    <bdi lang={lang} className={look('beside')}>
                      {label}
                    </bdi>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Below one another, each row with its choices. */
const LIST = {
  table: 'block w-full',
  head: 'hidden',
  body: 'grid gap-5',
  row: 'block',
  side: 'block pb-2',
  cell: 'block not-last:mb-1.5',
  choice:
    'flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border px-3.5 py-2 transition-colors hover:bg-accent has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-ring',
  beside: 'min-w-0 text-along',
}

/** A column for each choice. */
const WIDE: typeof LIST = {
  table: '@xl:table @xl:table-fixed',
  head: '@xl:table-header-group',
  body: '@xl:table-row-group',
  row: '@xl:table-row @xl:border-t',
  side: '@xl:table-cell @xl:py-2 @xl:pe-3',
  cell: '@xl:table-cell @xl:p-0 @xl:align-middle',
  choice: '@xl:justify-center @xl:rounded-none @xl:border-0 @xl:bg-transparent! @xl:px-0 @xl:-outline-offset-2',
  beside: '@xl:hidden',
}
