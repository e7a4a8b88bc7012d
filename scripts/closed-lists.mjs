// Finds closed lists that are written twice: arrays, unions and SQL lists with the same three or more texts. Run by boundaries.mjs.
import ts from 'typescript'

const SQL_LIST = /\bin \(('[^']*'(?:,\s*'[^']*')*)\)/g

/**
 * @param {string[]} files from the root
 * @param {(file: string) => string} read
 * @returns {string[]} one line for each list that is repeated
 */
export function findDuplicateLists(files, read) {
  /** @type {Map<string, string[]>} */
  const places = new Map()
  for (const file of files) {
    for (const { members, line } of listsIn(file, read(file))) {
      const key = [...members].sort().join(', ')
      places.set(key, [...(places.get(key) ?? []), `${file}:${line}`])
    }
  }
  return [...places]
    .filter(([, found]) => found.length > 1)
    .map(([key, found]) => `the same closed list in ${found.join(' and ')}: ${key}`)
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {{ members: Set<string>, line: number }[]} lists of at least three different texts
 */
export function listsIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  /** @type {{ members: Set<string>, line: number }[]} */
  const lists = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    for (const texts of textsOf(node)) {
      const members = new Set(texts)
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      if (members.size >= 3) lists.push({ members, line })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return lists
}

/**
 * @param {ts.Node} node
 * @returns {string[][]}
 */
function textsOf(node) {
  if (ts.isArrayLiteralExpression(node)) {
    const texts = node.elements.flatMap((element) => (ts.isStringLiteralLike(element) ? [element.text] : []))
    return texts.length === node.elements.length ? [texts] : []
  }
  if (ts.isUnionTypeNode(node)) return isListOfKeys(node) ? [] : [node.types.flatMap(literalOf)]
  if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
    return [...node.text.matchAll(SQL_LIST)].map(([, list = '']) =>
      list.split(',').map((text) => text.trim().slice(1, -1)),
    )
  }
  return []
}

/**
 * `Pick<Row, 'id' | 'name' | 'type'>` names columns, and is no closed list.
 *
 * @param {ts.UnionTypeNode} node
 */
function isListOfKeys({ parent }) {
  return ts.isTypeReferenceNode(parent) && ['Pick', 'Omit'].includes(parent.typeName.getText())
}

/**
 * @param {ts.TypeNode} type
 * @returns {string[]}
 */
function literalOf(type) {
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : []
}
