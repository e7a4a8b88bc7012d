import { useCallAddress } from '../ui/team'

type StoredFile = { id: string; name: string; size: number }

/** Returns files of answers with the addresses at which the owner downloads them. */
export function useLinkedFiles(files: readonly StoredFile[] = []) {
  const toCall = useCallAddress()
  return files.map((file) => ({ ...file, href: toCall(`/api/files/${file.id}`) }))
}
