import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CreateRoomInput, Room } from '@/lib/teams/room-schema'
import { keys } from './keys'
import { request } from './request'

const PATH = '/api/rooms'
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`

export function useRooms() {
  return useQuery({ queryKey: keys.team.rooms, queryFn: () => request<Room[]>(PATH) })
}

/** Adds a room, or changes the one that is named. */
export function useSaveRoom(id?: string) {
  return useChange((body: CreateRoomInput) =>
    id === undefined
      ? request<Room>(PATH, { method: 'POST', body })
      : request<Room>(pathOf(id), { method: 'PATCH', body }),
  )
}

export function useDeleteRoom() {
  return useChange((id: string) => request(pathOf(id), { method: 'DELETE' }))
}

/** The list is read again also after a failure: somebody else may have changed it. */
function useChange<Variables, Answer>(mutationFn: (variables: Variables) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: keys.team.rooms }) })
}
