import { Command, CommanderError } from 'commander'
import { COMMANDS } from './commands'
import { EXIT, reportError } from './errors'
import { type Io, note } from './io'

const ABOUT = `Works with one Slotform instance, through its API.

Begin with: slotform login
Variables:  SLOTFORM_URL and SLOTFORM_KEY come before what login saved`

/** Runs one command line, without the program's own name. Returns the exit code; never throws. */
export async function runProgram(args: readonly string[], io: Io, version: string): Promise<number> {
  const program = new Command('slotform')
    .description(ABOUT)
    .version(version, '-V, --version', 'Print the version')
    .helpOption('-h, --help', 'Print this help')
    .helpCommand(false)
    // `meetings --json` and `meetings move --json` are different options.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
    })
    .showHelpAfterError('Run with --help to see how it is used.')
  for (const add of COMMANDS) add(program, io)
  try {
    await program.parseAsync(args, { from: 'user' })
    return EXIT.done
  } catch (error) {
    if (!(error instanceof CommanderError)) return reportError(io, error)
    // Commander has printed the help, the version or the mistake.
    if (error.exitCode === EXIT.done) return EXIT.done
    if (error.code === 'commander.help') note(io, 'Name a command.')
    return EXIT.usage
  }
}
