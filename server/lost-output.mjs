/**
 * Lets the server go on when whoever read its output has gone (`npm start | head`, a logger that died). Without a listener
 * each line is an uncaught error, which is logged, which fails again: the process is busy with nothing else.
 */
export function outliveReaderOfOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
