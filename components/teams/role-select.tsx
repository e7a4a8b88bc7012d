import { ROLES, type Role, type ShownRole } from '@/lib/shared/team-roles'
import { useTexts } from '@/messages/react/texts-provider'
import type { ControlProps } from '../fields/field'
import { Select } from '../ui/select'

type RoleSelectProps = Partial<ControlProps> & {
  label?: string
  value: Role
  disabled?: boolean
  /** The role of the person who chooses: only an owner makes an owner. */
  chosenBy: ShownRole
  onChange: (role: Role) => void
  className?: string
}

export function RoleSelect({ label, chosenBy, onChange, ...props }: RoleSelectProps) {
  const { roles } = useTexts('teams').t
  const given = ROLES.filter((role) => chosenBy === 'owner' || role !== 'owner')
  return (
    <Select
      {...props}
      aria-label={label}
      onValueChange={(role) => onChange(role as Role)}
      options={given.map((value) => ({ value, label: roles[value] }))}
    />
  )
}
