import { type Line, readLine } from './lines'
import type { Component } from './split'

/** The lines of one component, by name. */
export class EventLines {
  private readonly byName = new Map<string, Line[]>()

  constructor(readonly component: Component) {
    for (const [place, text] of component.lines.entries()) {
      const line = readLine(text, component.numbers[place] ?? 0)
      const same = this.byName.get(line.name)
      if (same) same.push(line)
      else this.byName.set(line.name, [line])
    }
  }

  all(name: string): Line[] {
    return this.byName.get(name) ?? []
  }

  /** Of several the first counts. */
  first(name: string): Line | undefined {
    return this.byName.get(name)?.[0]
  }

  value(name: string): string {
    return this.first(name)?.value ?? ''
  }

  has(...names: string[]): boolean {
    return names.some((name) => this.byName.has(name))
  }
}
