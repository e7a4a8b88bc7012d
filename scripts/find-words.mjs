// Finds words for people in code. They belong in messages/, where they can be translated. Run by words.mjs.
import ts from 'typescript'

/** `Nothing was saved`, `“{}” is ready`, `no link yet.`, `Loading…`; no class names, keys or formats. */
const SENTENCE = /^[“"(]?\p{Lu}[\p{L}'’]*[,:]? (?=.*\p{Ll})\S*\p{L}|\p{Ll}{2}[,:]? \p{L}.*[.?…]$|^\p{Lu}\p{Ll}+…$/u
/** One word on a screen: `Recently`, `Option {}`. */
const WORD = /^\p{Lu}\p{Ll}+(?:[:…]| \{\}.*)?$/u
const KEYBOARD_KEY = /^(?:Arrow\w+|Backspace|Delete|End|Enter|Escape|Home|Page\w+|Space|Tab)$/
/** Addresses, colors, style variables and the product's name are not words; neither is a lower-case key. */
const NO_WORDS = /^(?:https?:|#|var\(|Slotform$|[^\p{L}]*$)/u
const KEY = /^[\p{Ll}\d_{}-]+$/u
/** Attributes and properties that people read or hear. */
const READ_NAME =
  /^(?:title|label|alt|placeholder|hint|description|text|heading|caption|advice|message|aria-(?:label|description|roledescription|valuetext)|\w+(?:Label|Title|Text|Hint))$/
/** `the calendar of {}` */
const PHRASE = /^\p{Ll}+ [\p{L}{}'’“” ]+$/u
const UNREAD_ATTRIBUTE = /^(?:className|style|href|src|d|sizes?|id|key|rel|content)$/
const ZOD_METHOD = /^(?:string|int|min|max|regex|refine|gte?|lte?)$/
/** Their arguments are for programs, or for people who run the server. */
const UNREAD_CALL =
  /^(?:log\w*|console\.\w+|cn|check|Response\.json|.*\.(?:includes|startsWith|endsWith|split|replace|replaceAll|get|set|has))$/

/** @typedef {{ line: number, words: string }} Finding */

/**
 * Texts of JSX, readable attributes, toasts and schemas, and sentences anywhere else but in errors and the log.
 * @param {string} file its path from the root
 * @param {string} source
 * @returns {Finding[]}
 */
export function findWords(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const inErrors = namesInErrors(tree)
  const isWord = (/** @type {string} */ words) =>
    !file.startsWith('lib/') && WORD.test(words) && !KEYBOARD_KEY.test(words)
  /** @type {Finding[]} */
  const found = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isUnread(node, inErrors)) return
    const words = wordsOf(node)?.replace(/\s+/g, ' ').trim()
    if (words && !NO_WORDS.test(words) && (SENTENCE.test(words) || isWord(words) || isRead(node, words))) {
      found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, words })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/**
 * @param {ts.Node} node
 * @returns {string | null}
 */
function wordsOf(node) {
  if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}')
}

/**
 * True when none of the texts inside is shown to people.
 * @param {ts.Node} node
 * @param {ReadonlySet<string>} inErrors
 */
function isUnread(node, inErrors) {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isTaggedTemplateExpression(node)) return true
  if (isError(node)) return true
  if (ts.isCallExpression(node))
    return UNREAD_CALL.test(node.expression.getText()) || inErrors.has(node.expression.getText())
  if (ts.isJsxAttribute(node)) return UNREAD_ATTRIBUTE.test(node.name.getText())
  return (ts.isVariableDeclaration(node) || ts.isParameter(node)) && inErrors.has(node.name.getText())
}

/**
 * True when a text here is read by people even if it is only one word.
 * @param {ts.Node} node
 * @param {string} words
 */
function isRead(node, words) {
  if (ts.isJsxText(node)) return true
  const owner = ownerOf(node)
  if (ts.isJsxExpression(owner)) return true
  if (ts.isJsxAttribute(owner)) return READ_NAME.test(owner.name.getText()) || PHRASE.test(words)
  if (KEY.test(words)) return false
  if (ts.isPropertyAssignment(owner)) {
    const name = owner.name.getText().replaceAll("'", '')
    return READ_NAME.test(name) || (name === 'error' && isOfSchema(owner.parent.parent))
  }
  return isOfSchema(owner) || (ts.isCallExpression(owner) && /^toast\w*$/.test(owner.expression.getText()))
}

/**
 * True when a call has a schema's message: `.min(1, 'Required')`, `z.string({ error: 'Required' })`.
 * @param {ts.Node} node
 */
function isOfSchema(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  return ZOD_METHOD.test(node.expression.name.text)
}

/**
 * The node whose value a text is; `a ? 'x' : 'y'`, `a ?? 'x'` and parentheses are looked through.
 * @param {ts.Node} node
 * @returns {ts.Node}
 */
function ownerOf(node) {
  const { parent } = node
  const isPassedOn =
    ts.isParenthesizedExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && ['??', '||', '&&', '+'].includes(parent.operatorToken.getText())) ||
    (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent))
  return isPassedOn ? ownerOf(parent) : parent
}

/**
 * Names of what errors are made of: `TAKEN` in `new AppError('conflict', TAKEN)`, and a function `refuse(message)` that
 * makes an error of its argument, with what is given to it.
 * @param {ts.SourceFile} tree
 * @returns {Set<string>}
 */
function namesInErrors(tree) {
  /** @type {Set<string>} */
  const names = new Set()
  /** @param {ts.Node} node */
  const addNames = (node) => {
    if (ts.isIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, addNames)
  }
  /** @param {ts.Node} node */
  const visit = (node) => {
    const callee = ts.isCallExpression(node) ? node.expression.getText() : ''
    if (isError(node) || names.has(callee)) for (const argument of argumentsOf(node)) addNames(argument)
    if (ts.isVariableDeclaration(node) && node.initializer && names.has(node.name.getText())) addNames(node.initializer)
    if (ts.isFunctionDeclaration(node) && node.name && node.parameters.some(({ name }) => names.has(name.getText()))) {
      names.add(node.name.text)
    }
    ts.forEachChild(node, visit)
  }
  for (let known = -1; known < names.size; ) {
    known = names.size
    visit(tree)
  }
  return names
}

/**
 * @param {ts.Node} node
 * @returns {readonly ts.Node[]}
 */
function argumentsOf(node) {
  return (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.arguments ? node.arguments : []
}

/**
 * @param {ts.Node} node
 */
function isError(node) {
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText())
  return ts.isCallExpression(node) && /^(?:super|invalidField)$/.test(node.expression.getText())
}
