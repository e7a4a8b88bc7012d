import { hasScope, SCOPE_AREAS, type Scope, type ScopeArea } from '@/lib/shared/scopes'
import { useTexts } from '@/messages/react/texts-provider'
import { Checkbox } from '../../ui/checkbox'

type RightsTableProps = {
  scopes: readonly Scope[]
  onChange: (scopes: readonly Scope[]) => void
  'aria-describedby'?: string
}

/** One row for each part of the account. Write has read with it, which cannot be taken out then. */
export function RightsTable({ scopes, onChange, ...aria }: RightsTableProps) {
  const { t: words, say } = useTexts('apiKeys')
  const t = words.create

  function toggle(area: ScopeArea, verb: 'read' | 'write', isOn: boolean) {
    const others = scopes.filter((scope) => !scope.startsWith(`${area}:`))
    if (isOn) onChange([...others, `${area}:${verb}`])
    else onChange(verb === 'write' ? [...others, `${area}:read`] : others)
  }

  return (
    <table className="w-full text-sm" {...aria}>
      <thead>
        <tr className="border-b text-muted-foreground max-sm:text-xs">
          <th scope="col" className="py-2 pe-3 text-start font-medium">
            {t.area}
          </th>
          <th scope="col" className="w-11 py-2 text-center font-medium sm:w-16">
            {t.read}
          </th>
          <th scope="col" className="w-16 py-2 text-center font-medium sm:w-20">
            {t.write}
          </th>
        </tr>
      </thead>
      <tbody>
        {SCOPE_AREAS.map((area) => (
          <tr key={area} className="border-b last:border-0">
            <th scope="row" className="py-2.5 pe-2 text-start font-normal">
              {words.areas[area]}
            </th>
            <td className="py-2.5 text-center">
              <Checkbox
                aria-label={say(t.readArea, { area: words.areas[area] })}
                checked={hasScope(scopes, `${area}:read`)}
                disabled={scopes.includes(`${area}:write`)}
                onCheckedChange={(isOn) => toggle(area, 'read', isOn === true)}
              />
            </td>
            <td className="py-2.5 text-center">
              <Checkbox
                aria-label={say(t.writeArea, { area: words.areas[area] })}
                checked={scopes.includes(`${area}:write`)}
                onCheckedChange={(isOn) => toggle(area, 'write', isOn === true)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
