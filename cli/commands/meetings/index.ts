import type { AddCommand } from '../command'
import { addCancel } from './cancel'
import { addList } from './list'
import { addMove } from './move'

export const meetings: AddCommand = (program, io) => {
  const command = program.command('meetings').description('List your meetings; move or cancel one')
  addList(command, io)
  addMove(command, io)
  addCancel(command, io)
}
