import { createElement, Fragment, type ReactNode } from 'react'
import type { Message, Values } from '../message'
import { fill, wordsOf } from '../say'

type Around = (words: ReactNode) => ReactNode

const TAG = /<(\w+)>(.*?)<\/\1>/s

/**
 * Fills a message whose values are React nodes or that has tags: `<link>words</link>` becomes what `link(words)` returns.
 * Tags do not nest.
 */
export function sayNodes<Names extends string, Tags extends string>(
  locale: string,
  message: Message<Names, Tags>,
  values: Values<NoInfer<Names>, ReactNode> & { readonly [Tag in NoInfer<Tags>]: Around },
): ReactNode {
  const given: Readonly<Record<string, ReactNode | Around>> = values
  const pieces = wordsOf(message, values, locale).split(TAG)
  return join(
    pieces.flatMap((piece, index) => {
      if (index % 3 === 0) return nodesOf(piece, given, locale)
      const around = given[piece]
      // The words inside a tag come right after its name, and are drawn with it.
      if (index % 3 === 1)
        return [isAround(around) ? around(join(nodesOf(pieces[index + 1] ?? '', given, locale))) : null]
      return []
    }),
  )
}

function nodesOf(words: string, given: Readonly<Record<string, ReactNode | Around>>, locale: string): ReactNode[] {
  return fill(words, given, locale).map((piece) => (isAround(piece) ? null : piece))
}

function isAround(value: ReactNode | Around): value is Around {
  return typeof value === 'function'
}

/** As children of one fragment, they need no keys. */
function join(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes)
}
