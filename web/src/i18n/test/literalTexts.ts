import { type NodePath, parseSync, types as t, traverse } from '@babel/core';
import { isText } from './isText.ts';

export interface LiteralText {
  readonly kind: 'jsx' | 'attribute' | 'string' | 'template';
  readonly path: NodePath;
  readonly text: string;
  readonly line: number;
}

/** Attributes that people read or hear, whatever stands in them. */
const READ =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|caption|hint)$/;

/** Attributes that no one reads: style, addresses, choices among names. */
const UNREAD =
  /^(className|class|id|key|href|to|src|srcSet|sizes|type|role|rel|target|method|style|d|viewBox|preserveAspectRatio|points|transform|fill|stroke.*|font.*|autoComplete|inputMode|pattern|htmlFor|kind|size|tone|data-.*|aria-(?!label$|description$|roledescription$|valuetext$|placeholder$).*)$/;

/** Calls whose strings are for the program. */
const PROGRAM_CALLS =
  /^(querySelector(All)?|closest|matches|matchMedia|addEventListener|removeEventListener|getAttribute|setAttribute|createElement|getElementById|cva|classes?|fetch|startsWith|endsWith|includes|getItem|setItem|removeItem|postMessage|supports|lazy|getRouteApi|createFileRoute|describe|DateTimeFormat|NumberFormat|RelativeTimeFormat|DisplayNames|RegExp|URL|URLSearchParams|Headers|Blob|split|join|replace|replaceAll|has|get|append|assign)$/;

/** Properties that no one reads; those with an @ are of schema.org. */
const UNREAD_KEYS =
  /^(@.*|className|class|id|path|to|href|file|kind|key|type|icon|timeZone|style|font.*|accept|credentials|method|headers)$/;

/** Macros of the layer. */
const MACROS = new Set(['t', 'plural', 'select', 'selectOrdinal', 'msg', 'defineMessage']);
const JSX_MACROS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
/** Elements whose text is code. */
const CODE = new Set(['code', 'pre', 'kbd', 'style', 'script']);

/** Texts for people that a source file says without the translation layer, in order. */
export function literalTexts(source: string, fileName: string): readonly LiteralText[] {
  const found: LiteralText[] = [];
  const add = (kind: LiteralText['kind'], path: NodePath, text: string) =>
    found.push({ kind, path, text, line: path.node.loc?.start.line ?? 0 });
  traverse(parse(source, fileName), {
    JSXText(path) {
      const text = path.node.value.trim();
      if (/\p{L}/u.test(text) && !isInMacro(path) && !isCode(path)) add('jsx', path, text);
    },
    StringLiteral(path) {
      const attribute = path.parentPath.isJSXAttribute() ? path.parentPath : null;
      if (attribute) {
        const name = attributeName(attribute.node);
        if (isShown(name, path.node.value)) add('attribute', path, path.node.value);
      } else if (isText(path.node.value) && !isForTheProgram(path)) {
        add('string', path, path.node.value);
      }
    },
    TemplateLiteral(path) {
      if (path.parentPath.isTaggedTemplateExpression()) return;
      const text = path.node.quasis.map(({ value }) => value.cooked).join('{}');
      if (isText(text) && !isForTheProgram(path)) add('template', path, text);
    },
  });
  return found;
}

/** The syntax tree of a source file. */
export function parse(source: string, fileName: string): t.File {
  const tree = parseSync(source, {
    filename: fileName,
    configFile: false,
    babelrc: false,
    parserOpts: {
      plugins: [
        'typescript',
        'explicitResourceManagement',
        ...(fileName.endsWith('x') ? (['jsx'] as const) : []),
      ],
    },
  });
  if (!tree) throw new Error(`${fileName} cannot be parsed`);
  return tree;
}

function attributeName({ name }: t.JSXAttribute): string {
  return t.isJSXIdentifier(name) ? name.name : '';
}

function isShown(name: string, value: string): boolean {
  if (UNREAD.test(name)) return false;
  return READ.test(name) ? /\p{L}/u.test(value) : isText(value);
}

/** Within a macro, but not in an attribute of an element there or in an expression. */
function isInMacro(path: NodePath): boolean {
  for (let up = path.parentPath; up; up = up.parentPath) {
    if (up.isJSXAttribute() || up.isJSXExpressionContainer()) return false;
    if (up.isJSXElement() && JSX_MACROS.has(elementName(up.node))) return true;
  }
  return false;
}

function isCode(path: NodePath): boolean {
  return path.findParent((up) => up.isJSXElement() && CODE.has(elementName(up.node))) !== null;
}

/** Name of an element as it is written, "" where it is a member. */
function elementName(node: t.JSXElement): string {
  const { name } = node.openingElement;
  return t.isJSXIdentifier(name) ? name.name : '';
}

function calleeName(node: t.Expression | t.V8IntrinsicIdentifier | t.Super | t.Import): string {
  if (t.isIdentifier(node)) return node.name;
  if (t.isMemberExpression(node) && t.isIdentifier(node.property)) return node.property.name;
  return '';
}

/** Whether a string is a name among names: a type, a key, an address, a class, an error of the program. */
function isForTheProgram(path: NodePath): boolean {
  let child: NodePath = path;
  for (let up = path.parentPath; up; child = up, up = up.parentPath) {
    const { node } = up;
    if (
      up.isTSType() ||
      up.isImportDeclaration() ||
      (up.isExportDeclaration() && child.key === 'source')
    )
      return true;
    if (t.isDirective(node) || (t.isSwitchCase(node) && child.key === 'test')) return true;
    if (t.isBinaryExpression(node) && /^(===?|!==?|in)$/.test(node.operator)) return true;
    if (t.isObjectProperty(node) && child.key === 'key') return true;
    if (t.isObjectProperty(node) && UNREAD_KEYS.test(keyName(node))) return true;
    if (t.isMemberExpression(node) && child.key === 'property') return true;
    if (t.isJSXAttribute(node)) return UNREAD.test(attributeName(node));
    if (t.isNewExpression(node) && calleeName(node.callee).endsWith('Error')) return true;
    if (t.isCallExpression(node) || t.isNewExpression(node)) {
      const name = calleeName(node.callee);
      if (MACROS.has(name)) return true;
      if (child.listKey === 'arguments') return PROGRAM_CALLS.test(name) || isConsole(node.callee);
    }
    if (t.isTaggedTemplateExpression(node)) return false;
    if (t.isVariableDeclarator(node))
      return /class|Class|CLASS/.test(t.isIdentifier(node.id) ? node.id.name : '');
    if (t.isFunction(node) || t.isStatement(node) || t.isJSXElement(node)) return false;
  }
  return false;
}

function keyName({ key }: t.ObjectProperty): string {
  if (t.isIdentifier(key)) return key.name;
  return t.isStringLiteral(key) ? key.value : '';
}

function isConsole(callee: t.Node): boolean {
  return t.isMemberExpression(callee) && t.isIdentifier(callee.object, { name: 'console' });
}
