/**
 * The `react` of the early script. Components are drawn as text, all of them anew after each change. States are told
 * apart by the order in which they are asked for, which has to be the same in each drawing.
 */

type Cell = { value: unknown }

const cells: Cell[] = []
let place = 0
let effects: (() => void)[] = []
let draw = () => {}
let isWaiting = false

/** Draws once, and again after each `redraw` and each change of a state. */
export function startDrawing(drawAll: () => void): void {
  draw = drawAll
  drawNow()
}

/** Several changes of one press are drawn at once. */
export function redraw(): void {
  if (!isWaiting) queueMicrotask(drawNow)
  isWaiting = true
}

function drawNow(): void {
  isWaiting = false
  place = 0
  effects = []
  draw()
  for (const run of effects) run()
}

export function useState<Value>(first: Value | (() => Value)): [Value, (value: Value) => void] {
  const cell = nextCell(first)
  function change(value: Value) {
    cell.value = value
    redraw()
  }
  return [cell.value as Value, change]
}

export function useRef<Value>(current: Value): { current: Value } {
  return nextCell(() => ({ current })).value as { current: Value }
}

/** Runs after each drawing, whatever it depends on. Its end is that of the drawing: what it returns is not called. */
export function useEffect(run: () => void): void {
  effects.push(run)
}

function nextCell<Value>(first: Value | (() => Value)): Cell {
  const cell = cells[place] ?? { value: first instanceof Function ? first() : first }
  cells[place++] = cell
  return cell
}
