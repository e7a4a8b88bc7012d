import { useRooms } from '@/lib/client/rooms'
import { useMembers } from '@/lib/client/teams'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { NativeSelect } from '../ui/native-select'
import { useTeam } from '../ui/team'

/** Narrows the meetings of a team to those of one member or room. Empty for those of everybody. */
export function HostFilter({ value, onChange }: { value: string; onChange: (account: string) => void }) {
  const { t } = useTexts('meetings')
  const { id = '' } = useTeam() ?? {}
  const members = useMembers(id).data ?? []
  const rooms = useRooms().data ?? []
  const options = [
    ...members.map(({ account, name }) => ({ account, name })),
    ...rooms.map((room) => ({ account: room.id, name: room.name })),
  ]
  return (
    <div className="mt-1 border-t px-2 pt-2 pb-1">
      <Field label={t.board.host}>
        {(aria) => (
          <NativeSelect {...aria} value={value} onChange={({ target }) => onChange(target.value)}>
            <option value="">{t.board.everyHost}</option>
            {options.map(({ account, name }) => (
              <option key={account} value={account}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </div>
  )
}
