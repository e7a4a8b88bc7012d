import type { Command } from 'commander'
import type { Io } from '../io'

/** Adds one command, with its arguments, options and what it does, to the program. */
export type AddCommand = (program: Command, io: Io) => void

/** The option of each command that prints data. */
export type ForPrograms = { json?: boolean }
export const JSON_OPTION = ['--json', 'Print JSON for programs'] as const
